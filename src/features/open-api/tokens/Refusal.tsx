/** Why a token may not be shown, as the server says it: what describes the buttons that are off. */
export function Refusal({ id, lines }: { id: string; lines: readonly string[] | undefined }) {
  if (lines === undefined) return null;
  return (
    <p id={id} className="field-note field-error">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
