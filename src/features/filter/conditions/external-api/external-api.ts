import * as v from "valibot";
import { eventOf, linkedValueSchema } from "../../../choosing/index.js";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { ApiMatch, comparesNoFigure, comparesQuery, oppositeOf } from "../parts/api-match.js";

const schema = conditionSchema(115, {
  match: v.exactOptional(v.picklist(Object.values(ApiMatch))),
  query: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
  context: v.exactOptional(v.nullable(linkedValueSchema)),
});

/** Friends by the data that came with the call that is the trigger. */
export type ExternalApiCondition = v.InferOutput<typeof schema>;

/** Condition 115: external API (actions-and-filters §3), where the page has a trigger. */
export const externalApi = {
  type: 115,
  name: "external-api",
  schema,
  ability: "open-api",
  needsTrigger: true,
  create: ({ triggerContext }) => ({
    type: 115,
    match: ApiMatch.exact,
    query: "",
    context: { ...eventOf(triggerContext), key: null, key_label: null, format: null },
  }),
  unfinished: ({ match = ApiMatch.exact, query, context }) =>
    (context?.key ?? null) === null || (comparesQuery(match) && (query ?? "") === ""),
  problems({ match = ApiMatch.exact, query }, { words }) {
    return comparesNoFigure(match, query)
      ? [{ field: "query", message: words.periodInvalid, immediate: true }]
      : [];
  },
  opposite(condition) {
    const match = oppositeOf(condition.match ?? ApiMatch.exact);
    return match === null ? "none" : { ...condition, match };
  },
} satisfies ConditionDefinition<ExternalApiCondition>;
