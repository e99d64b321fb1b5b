/** How many letters were left out, added, changed or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], [...one, ""].map((_, at) => at)];
  for (let row = 1; row <= other.length; row++) {
    const line = [row];
    for (let at = 1; at <= one.length; at++) {
      const isSame = one[at - 1] === other[row - 1];
      const isSwapped = one[at - 1] === other[row - 2] && one[at - 2] === other[row - 1];
      line[at] = Math.min(
        (last?.[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last?.[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && at > 1 && row > 1 ? (beforeLast?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, line];
  }
  return last?.[one.length] ?? 0;
}
