/**
 * A count, or a sum of counts: a number as long as that is exact, a bigint beyond `Number.MAX_SAFE_INTEGER`. Both are
 * compared by `<` and written by `String`; for pixels `Number` is near enough.
 */
export type Sum = number | bigint;

/** Adds two counts, neither below 0, without ever rounding. */
export function add(one: Sum, other: Sum): Sum {
  if (typeof one === "number" && typeof other === "number") {
    const sum = one + other;
    // A sum that was rounded is never a safe integer: the smallest that is too large can still be written exactly.
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(one) + BigInt(other);
}
