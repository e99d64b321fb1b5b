/** Positions from one to another, both included. */
export type Span = readonly [from: number, to: number];

/** Indices that a range from `start` gains and loses when its other end goes from `left` to `next`. */
export function changeOfRange(
  start: number,
  left: number,
  next: number,
): { gained: Span; lost: readonly Span[] } {
  const [first, last] = [Math.min(start, next), Math.max(start, next)];
  const lost: Span[] = [];
  if (left < first) lost.push([left, first - 1]);
  if (left > last) lost.push([last + 1, left]);
  return { gained: [first, last], lost };
}
