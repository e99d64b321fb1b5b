import type { VariantData } from "../../../../list-editor/index.js";
import type { Known } from "./known.js";

/** Claim of a condition about a friend, as far as it is certain. */
export interface Claim {
  /** Subject of the claim: claims about different things never clash. */
  subject: string;
  condition: VariantData;
}

/** Pair of conditions that exclude each other, each reduced to the part that does so. */
export interface Clash {
  /** Condition of the row that is judged. */
  own: VariantData;
  /** Condition of the other row. */
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
