import * as v from "valibot";

/** On or off. Servers write `true` and `false` for 1 and 0, and figures as text, too. */
export const storedFlag = v.union([v.picklist([0, 1, "0", "1"]), v.boolean()]);
export type StoredFlag = v.InferOutput<typeof storedFlag>;

export function isOn(flag: StoredFlag | null | undefined): boolean {
  return flag === true || flag === 1 || flag === "1";
}

export function flagOf(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}
