import type { ItemId } from "../../../../api/resources.js";
import type { ConditionData, NamedKind } from "../../conditions/definition.js";
import { isExclusion, SetMatch } from "../../conditions/parts/set-match.js";
import type { Claim, Rule } from "../rule.js";

/** Several things, and how they must be met. */
export interface SeveralClaim extends Claim {
  match: SetMatch;
  /** By their spelling as text: hosts write ids as figures and as text. */
  ids: ReadonlyMap<string, ItemId>;
  /** The condition with only these of the things. */
  only(ids: ReadonlySet<string>): ConditionData;
}

/** What a condition says of several things; `null` where it is not about things one by one, or narrows them. */
export interface Several<T> {
  match: SetMatch | undefined;
  ids: readonly ItemId[] | undefined;
  only(ids: ItemId[]): T;
}

/** The rule for conditions on any, all, none or not all of several things. */
export function severalRule<T extends ConditionData>(
  type: T["type"],
  kind: NamedKind,
  read: (condition: T) => Several<T> | null,
): Rule<T, SeveralClaim> {
  return {
    type,
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
      const shared = clashingIds(own, other);
      // Servers may forget what is deleted; without it nothing would be left to clash.
      if (![...own.ids].some(([spelled, id]) => shared.has(spelled) && !isDeleted(kind, id))) return null;
      return { own: own.only(shared), other: other.only(shared) };
    },
  };
}

/** Which of the things that are wanted are refused, if nobody can have it so. */
function clashingIds(wanted: SeveralClaim, refused: SeveralClaim): ReadonlySet<string> {
  if (isExclusion(wanted.match) || !isExclusion(refused.match)) return nothing;
  const shared = new Set([...wanted.ids.keys()].filter((id) => refused.ids.has(id)));
  const wantsAll = wanted.match === SetMatch.all;
  // Not all of one thing is none of it.
  const refusesAny = refused.match === SetMatch.notAny || refused.ids.size === 1;
  if (wantsAll && refusesAny) return shared;
  if (wantsAll) return shared.size === refused.ids.size ? shared : nothing;
  return refusesAny && shared.size === wanted.ids.size ? shared : nothing;
}

const nothing: ReadonlySet<string> = new Set();
