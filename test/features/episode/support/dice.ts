/** Throws that are the same for the same seed (mulberry32). */
export function rollDice(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, oneOf: <T>(these: readonly T[]): T => these[below(these.length)] as T };
}

export type Dice = ReturnType<typeof rollDice>;
