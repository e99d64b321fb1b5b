/** Black or white, whichever can be read on a colour (rules: text-on-colour); `null` for what is no colour. */
export function textOn(color: string | null): { background: string; text: "#000" | "#fff" } | null {
  const hex = /^#([0-9a-f]{3}){1,2}$/i.test(color ?? "") ? (color as string) : null;
  if (hex === null) return null;
  const background = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => Number(`0x${background.slice(at, at + 2)}`));
  const brightness = 0.299 * (red as number) + 0.587 * (green as number) + 0.114 * (blue as number);
  return { background, text: brightness > 186 ? "#000" : "#fff" };
}
