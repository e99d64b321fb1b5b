import { groupDigits } from "../../lib/digits.js";

/** So many of something, in English. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
