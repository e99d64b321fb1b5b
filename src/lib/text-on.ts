/** Black or white, whichever can be read on a colour (actions-and-filters §9); `null` for what is no colour. */
export function textOn(color: string | null): { background: string; text: "#000" | "#fff" } | null {
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color ?? "") ? (color as string).slice(1) : null;
  if (hex === null) return null;
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  const brightness = 0.299 * part(0) + 0.587 * part(2) + 0.114 * part(4);
  return { background: `#${digits}`, text: brightness > 186 ? "#000" : "#fff" };
}
