/** True for a flag that is set, as servers write one: true, 1 or "1". What is no plain value sets nothing. */
export function isSet(flag: unknown): boolean {
  return flag === true || flag === "1" || (typeof flag === "number" && flag !== 0);
}
