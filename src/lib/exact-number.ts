/** Digits as the number that they are; a text where they are none, or where JavaScript would round it. */
export function numberIfExact(text: string): number | string {
  const number = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
}
