/** All numbers between two; an end that is `open` is not one of them. */
export interface Interval {
  from: number;
  to: number;
  openFrom?: boolean;
  openTo?: boolean;
}

export const exactly = (figure: number): Interval => ({ from: figure, to: figure });
export const atLeast = (figure: number): Interval => ({ from: figure, to: Number.POSITIVE_INFINITY });
export const above = (figure: number): Interval => ({ ...atLeast(figure), openFrom: true });
export const atMost = (figure: number): Interval => ({ from: Number.NEGATIVE_INFINITY, to: figure });
export const below = (figure: number): Interval => ({ ...atMost(figure), openTo: true });

/** True when no number is in both. */
export function areDisjoint(one: Interval, another: Interval): boolean {
  return endsBefore(one, another) || endsBefore(another, one);
}

function endsBefore(one: Interval, another: Interval): boolean {
  if (one.to !== another.from) return one.to < another.from;
  return Boolean(one.openTo || another.openFrom);
}
