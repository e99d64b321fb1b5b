import * as v from "valibot";
import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { anyPlainData, type ConditionVariant, chosenId, chosenIds, conditionSchema } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";
import { partWords } from "../parts/messages.js";
import { detailWords, landingDetailLabel } from "./messages.js";

/** The parameters that can be asked for (rules: landing-detail-condition). */
export const metaKeys = ["m1", "m2", "m3"] as const;
export type MetaKey = (typeof metaKeys)[number];

/** At most so many texts for one of them (rules: landing-detail-condition). */
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

/** Condition 86: landing external detail (rules: landing-detail-condition). It has no stored opposite. */
export const landingDetail = {
  type: 86,
  name: "landing-detail",
  label: landingDetailLabel,
  icon: "sliders",
  ability: "user-landing-detail-query",
  schema,
  create: () => ({ type: 86, landing_id: null, use_meta_query: 0 }),
  summarize,
  unfinished: ({ landing_id = null }) => !isChosen(landing_id),
  missing: (_, locale) => ({ field: "landing_id", label: detailWords[locale].landing }),
  problems,
} satisfies ConditionVariant<LandingDetailCondition>;

/** The texts of a parameter; a page may have stored figures. */
export function textsOf({ meta_query }: LandingDetailCondition, key: MetaKey): readonly string[] {
  return (meta_query?.[key] ?? []).map(String);
}

function problems(condition: LandingDetailCondition, { locale }: ValidationContext): readonly FieldProblem[] {
  if (!isOn(condition.use_meta_query ?? 0)) return [];
  return metaKeys
    .filter((key) => textsOf(condition, key).length > mostTexts)
    .map((key) => ({
      field: `meta_query.${key}`,
      message: partWords[locale].periodInvalid,
      immediate: true,
    }));
}

/** "流入経路「店頭QR」から登録し、外部パラメータのm1が「spring」、m3が「tokyo」か「osaka」である". */
function summarize(condition: LandingDetailCondition, format: SentenceFormat): string {
  const [words, parts] = [detailWords[format.locale], partWords[format.locale]];
  const { landing_id = null, use_meta_query = 0 } = condition;
  const landing = format.name("landing", landing_id);
  if (!isOn(use_meta_query)) return words.meets(landing);
  const clauses = metaKeys
    .map((key) => [key, textsOf(condition, key)] as const)
    .filter(([, texts]) => texts.length > 0)
    .map(([key, texts]) => words.clause(key, parts.listOr(texts)));
  return words.meetsWith(
    landing,
    clauses.length === 0 ? words.noParameters(format.nothingChosen) : words.parameters(clauses),
  );
}
