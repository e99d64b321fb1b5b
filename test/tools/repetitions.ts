/*
 * What is repeated with other chances (orders, lives, texts, rules in each engine) runs a few times in `npm test` and in full
 * in `npm test -- thorough`. Repetition finds what is rare; a rule is proven by being tested once.
 */

/** Whether everything is repeated. Vite puts the value in, so that pages know it too. */
export const isThorough = Boolean(import.meta.env.THOROUGH);

/** How often something is repeated: a few times, or in full. */
export function repetitions(few: number, all: number): number {
  return isThorough ? all : few;
}

/**
 * The share of a list that one of several places has: every `shares`-th entry, another one for each place, so that
 * neighbours have all of it together. In full everybody has everything.
 */
export function shareOf<T>(list: readonly T[], place: number, shares: number): readonly T[] {
  return isThorough ? list : list.filter((_, index) => (index + place) % shares === 0);
}
