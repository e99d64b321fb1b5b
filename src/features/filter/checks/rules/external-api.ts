import type { LinkedValue } from "../../../choosing/index.js";
import type { ExternalApiCondition } from "../../conditions/external-api/external-api.js";
import { ApiMatch } from "../../conditions/parts/api-match.js";
import { type Rule, wholly } from "../rule.js";
import { askedOf, isJudgeable, neverInOneValue, neverTogether, type ValueClaim } from "./values.js";

interface LinkedClaim extends ValueClaim {
  /** Whether there can be only one value. */
  single: boolean;
}

/** Linked data. Of a list, one value may meet the one condition and another value the other. */
export const externalApis: Rule<ExternalApiCondition, LinkedClaim> = {
  type: 115,
  claim(condition, { isSingle }) {
    const { match = ApiMatch.exact, query, context } = condition;
    if (!context?.event || !context.key) return null;
    const claim = {
      subject: subjectOf(context),
      condition,
      ...askedOf(match, String(query ?? "")),
      single: isSingle(context),
    };
    return isJudgeable(claim) ? claim : null;
  },
  clash: (own, other) =>
    neverTogether(own, other) || (own.single && neverInOneValue(own, other)) ? wholly(own, other) : null,
};

/** The value as it is compared: one date written in two ways is two texts. */
function subjectOf({ event, key, format = null }: LinkedValue): string {
  return JSON.stringify([event, key, format]);
}
