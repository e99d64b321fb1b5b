/** Reads a file as table programs do: the fields of each line, without quotes. */
export function readCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith("\uFEFF")) throw new Error("it does not say its encoding");
  const lines: string[][] = [[]];
  let rest = text.slice(1);
  while (rest !== "") {
    const [all, field = "", end] = /^("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/.exec(rest) ?? [];
    if (all === undefined) throw new Error(`it cannot be read from ${JSON.stringify(rest)}`);
    lines.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === "\r\n") lines.push([]);
    rest = rest.slice(all.length);
  }
  // Behind the last end of a line stands nothing.
  return lines.slice(0, -1);
}
