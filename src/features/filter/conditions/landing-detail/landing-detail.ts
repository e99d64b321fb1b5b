import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import {
  anyPlainData,
  type Circumstances,
  type ConditionDefinition,
  chosenId,
  chosenIds,
  conditionSchema,
  type FieldProblem,
} from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";

/** The parameters that can be asked for (actions-and-filters §3). */
export const metaKeys = ["m1", "m2", "m3"] as const;
export type MetaKey = (typeof metaKeys)[number];

/** At most so many texts for one of them (§5). */
export const mostTexts = 5;

const texts = v.exactOptional(chosenIds);
const schema = conditionSchema(86, {
  landing_id: v.exactOptional(chosenId),
  use_meta_query: v.exactOptional(storedFlag),
  meta_query: v.exactOptional(
    v.nullable(v.objectWithRest({ m1: texts, m2: texts, m3: texts }, anyPlainData)),
  ),
});

/** Friends by a landing and the parameters that its address had. */
export type LandingDetailCondition = v.InferOutput<typeof schema>;

/** Condition 86: landing external detail (actions-and-filters §3). It has no stored opposite. */
export const landingDetail = {
  type: 86,
  name: "landing-detail",
  schema,
  ability: "user-landing-detail-query",
  create: () => ({ type: 86, landing_id: null, use_meta_query: 0 }),
  unfinished: ({ landing_id = null }) => !isChosen(landing_id),
  problems,
} satisfies ConditionDefinition<LandingDetailCondition>;

/** The texts of a parameter; a page may have stored figures. */
export function textsOf({ meta_query }: LandingDetailCondition, key: MetaKey): readonly string[] {
  return (meta_query?.[key] ?? []).map(String);
}

function problems(condition: LandingDetailCondition, { words }: Circumstances): readonly FieldProblem[] {
  if (!isOn(condition.use_meta_query ?? 0)) return [];
  return metaKeys
    .filter((key) => textsOf(condition, key).length > mostTexts)
    .map((key) => ({ field: `meta_query.${key}`, message: words.periodInvalid, immediate: true }));
}
