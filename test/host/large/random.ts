/** Chance that comes out the same every time: a seeded generator, and what is drawn from it. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different ones, or all when there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
  /** True in `percent` of 100 cases. */
  often(percent: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  /** Mulberry32: 32 bits of state, and good enough for demo data. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError("There is nothing to pick from.");
    return from[whole(0, from.length - 1)] as T;
  }
  return {
    whole,
    pick,
    some(from, count) {
      const taken = new Set<(typeof from)[number]>();
      const wanted = Math.min(count, from.length);
      while (taken.size < wanted) taken.add(pick(from));
      return [...taken];
    },
    often: (percent) => next() * 100 < percent,
  };
}
