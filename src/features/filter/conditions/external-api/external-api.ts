import * as v from "valibot";
import type { LinkedValue } from "../../../../references/index.js";
import {
  dateFormats,
  eventOf,
  linkedValueSchema,
  referenceWords,
  type SentenceFormat,
} from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import {
  ApiMatch,
  comparesFigures,
  comparesNoFigure,
  comparesQuery,
  oppositeOf,
} from "../parts/api-match.js";
import { partWords } from "../parts/messages.js";
import {
  areExclusive,
  areExclusiveInOneValue,
  askedOf,
  isJudgeable,
  type ValueClaim,
} from "../rules/asked-value.js";
import { fullClash, type Rule } from "../rules/rule.js";
import { externalApiLabel, externalApiWords } from "./messages.js";

const schema = conditionSchema(115, {
  match: v.exactOptional(v.picklist(Object.values(ApiMatch))),
  query: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
  context: v.exactOptional(v.nullable(linkedValueSchema)),
});

/** Friends by the data that came with the call that is the trigger. */
export type ExternalApiCondition = v.InferOutput<typeof schema>;

/** Condition 115: external API (rules: external-condition), where the page has a trigger. */
export const externalApi = {
  type: 115,
  name: "external-api",
  label: externalApiLabel,
  icon: "bolt",
  ability: "open-api",
  needsTrigger: true,
  schema,
  create: ({ triggerContext }) => ({
    type: 115,
    match: ApiMatch.exact,
    query: "",
    context: { ...eventOf(triggerContext), key: null, key_label: null, format: null },
  }),
  summarize,
  unfinished: ({ match = ApiMatch.exact, query, context }) =>
    (context?.key ?? null) === null || (comparesQuery(match) && (query ?? "") === ""),
  missing: ({ context }, locale) =>
    (context?.key ?? null) === null
      ? { field: "key", label: referenceWords[locale].key }
      : { field: "query", label: partWords[locale].query, entered: true, saysRest: true },
  problems({ match = ApiMatch.exact, query }, { locale }) {
    return comparesNoFigure(match, query)
      ? [{ field: "query", message: partWords[locale].periodInvalid, immediate: true }]
      : [];
  },
  opposite(condition) {
    const match = oppositeOf(condition.match ?? ApiMatch.exact);
    return match === null ? "none" : { ...condition, match };
  },
  rules: [linkedRule()],
} satisfies ConditionVariant<ExternalApiCondition>;

export interface LinkedClaim extends ValueClaim {
  /** True where there can be only one value. */
  single: boolean;
}

/** Rule of linked data: in a list, one value may meet the one condition and another value the other. */
function linkedRule(): Rule<ExternalApiCondition, LinkedClaim> {
  return {
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
      areExclusive(own, other) || (own.single && areExclusiveInOneValue(own, other))
        ? fullClash(own, other)
        : null,
  };
}

/** The value as it is compared: one date written in two ways is two texts. */
function subjectOf({ event, key, format = null }: LinkedValue): string {
  return JSON.stringify([event, key, format]);
}

/** "外部API「注文」の「商品カテゴリ」が「premium」を含む". */
function summarize(condition: ExternalApiCondition, format: SentenceFormat): string {
  const [words, parts] = [externalApiWords[format.locale], partWords[format.locale]];
  const { match = ApiMatch.exact, query, context } = condition;
  const event = context?.event_label ?? context?.event ?? null;
  const key = context?.key_label ?? context?.key ?? null;
  const written = dateFormats.find((each) => each === Number(context?.format));
  const what = words.what(
    event === null ? "" : format.quoted(event),
    key === null
      ? format.nothingChosen
      : format.quoted(key) + (written ? words.written(referenceWords[format.locale].formats[written]) : ""),
  );
  const sought = String(query ?? "");
  const soughtText =
    sought === "" ? format.nothingTyped : comparesFigures(match) ? sought : format.quoted(sought);
  return what + parts.apiMeets[match](soughtText);
}
