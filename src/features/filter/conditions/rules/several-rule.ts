import type { ItemId } from "../../../../api/resources.js";
import type { VariantData } from "../../../../list-editor/index.js";
import type { NamedKind } from "../../../../references/index.js";
import { isExclusion, SetMatch } from "../parts/set-match.js";
import type { Claim, Rule } from "./rule.js";

/** Several things, and how they must be met. */
export interface SeveralClaim extends Claim {
  match: SetMatch;
  /** By their spelling as text: hosts write ids as figures and as text. */
  ids: ReadonlyMap<string, ItemId>;
  /** The condition with only these of the things. */
  only(ids: ReadonlySet<string>): VariantData;
}

/** Claim of a condition about several things. */
export interface Several<T> {
  match: SetMatch | undefined;
  ids: readonly ItemId[] | undefined;
  only(ids: ItemId[]): T;
}

/**
 * The rule for conditions on any, all, none or not all of several things. `read` gives `null` where it is not about
 * things one by one, or about some of their time only.
 */
export function severalRule<T extends VariantData>(
  kind: NamedKind,
  read: (condition: T) => Several<T> | null,
): Rule<T, SeveralClaim> {
  return {
    claim(condition) {
      const several = read(condition);
      if (!several) return null;
      const { match = SetMatch.any, ids = [], only } = several;
      return {
        subject: "",
        condition,
        match,
        ids: new Map(ids.map((id) => [String(id), id])),
        only: (kept) => only(ids.filter((id) => kept.has(String(id)))),
      };
    },
    clash(own, other, { isDeleted }) {
      if (isExclusion(own.match) || !isExclusion(other.match) || !areApart(own, other)) return null;
      const shared = new Map([...own.ids].filter(([id]) => other.ids.has(id)));
      // Servers may forget what is deleted; without it nothing would be left to clash.
      if ([...shared.values()].every((id) => isDeleted(kind, id))) return null;
      const kept = new Set(shared.keys());
      return { own: own.only(kept), other: other.only(kept) };
    },
  };
}

/** True when nobody has the wanted ones of these things without the refused ones. */
function areApart(wanted: SeveralClaim, refused: SeveralClaim): boolean {
  // Not all of one thing is none of it.
  const refusesAny = refused.match === SetMatch.notAny || refused.ids.size === 1;
  if (wanted.match === SetMatch.any) return refusesAny && areIn(wanted, refused);
  return refusesAny ? shareSome(wanted, refused) : areIn(refused, wanted);
}

/** Long lists are compared by the hundred: nothing is copied for it. */
function areIn({ ids }: SeveralClaim, within: SeveralClaim): boolean {
  for (const id of ids.keys()) if (!within.ids.has(id)) return false;
  return true;
}

function shareSome({ ids }: SeveralClaim, other: SeveralClaim): boolean {
  for (const id of ids.keys()) if (other.ids.has(id)) return true;
  return false;
}
