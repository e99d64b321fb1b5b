/** Digits as the number that they are; a text where they are none, or where JavaScript would round it. */
export function numberIfExact(text: string): number | string {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
}

/** A positive whole number, as a text too; `null` for anything else, and where JavaScript would round it. */
export function exactId(id: unknown): number | null {
  const number = numberIfExact(String(id));
  return typeof number === "number" && number > 0 ? number : null;
}
