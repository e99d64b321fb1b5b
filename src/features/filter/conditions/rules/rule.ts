import type { VariantData } from "../../../../list-editor/index.js";
import type { Known } from "./known.js";

/** What a condition asks of a friend, as far as it is certain. */
export interface Claim {
  /** What it is about: claims about different things never clash. */
  subject: string;
  condition: VariantData;
}

/** Pair of conditions that exclude each other, each reduced to the part that does so. */
export interface Clash {
  /** Of the row that is judged. */
  own: VariantData;
  /** Of the other row. */
  other: VariantData;
}

/** When two conditions of one type can never both be met. Only what is certain counts: a false alarm is worse than none. */
export interface Rule<T extends VariantData, Asked extends Claim> {
  /** `null` where nothing certain can be said. The condition can be read, and something is chosen in it. */
  claim(condition: T, known: Known): Asked | null;
  /** Asked both ways round. */
  clash(own: Asked, other: Asked, known: Known): Clash | null;
}

/** A clash of conditions as they are. */
export function fullClash(own: Claim, other: Claim): Clash {
  return { own: own.condition, other: other.condition };
}
