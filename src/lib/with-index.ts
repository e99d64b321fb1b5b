/** Each item with its place in the list. `entries()` cannot be trusted: Prototype.js gives it a meaning of its own. */
export function withIndex<T>(items: readonly T[]): [index: number, item: T][] {
  return items.map((item, index) => [index, item]);
}
