import * as v from "valibot";

/** On or off. Servers write `true` and `false` for 1 and 0, too. */
export const storedFlag = v.union([v.picklist([0, 1]), v.boolean()]);
export type StoredFlag = v.InferOutput<typeof storedFlag>;

export function isOn(flag: StoredFlag): boolean {
  return flag === true || flag === 1;
}

export function flagOf(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}
