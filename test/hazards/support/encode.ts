/** A text in a legacy charset of one or two bytes a character; throws on what the charset lacks. */
export function encode(text: string, charset: string): Buffer {
  if (charset === "utf-8") return Buffer.from(text);
  const codes = codesOf(charset);
  return Buffer.concat(
    [...text].map((character) => {
      const code = codes.get(character);
      if (!code) throw new Error(`${charset} has no ${character}.`);
      return code;
    }),
  );
}

/** Node only decodes, so each code is asked for its character. */
function codesOf(charset: string): ReadonlyMap<string, Buffer> {
  const decoder = new TextDecoder(charset, { fatal: true });
  const codes = new Map<string, Buffer>();
  const take = (...bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !codes.has(character)) codes.set(character, Buffer.from(bytes));
    } catch {
      // No character has this code.
    }
  };
  for (let byte = 0; byte < 0x100; byte++) take(byte);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) take(lead, trail);
  return codes;
}
