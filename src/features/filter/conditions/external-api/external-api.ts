import * as v from "valibot";
import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import { anyPlainData, type ConditionDefinition, conditionSchema } from "../definition.js";
import { ApiMatch, comparesNoFigure, comparesQuery, oppositeOf } from "../parts/api-match.js";

const text = v.exactOptional(v.nullable(v.string()));
const contextSchema = v.objectWithRest(
  {
    category: text,
    event: text,
    event_label: text,
    key: text,
    key_label: text,
    format: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
  },
  anyPlainData,
);

const schema = conditionSchema(115, {
  match: v.exactOptional(v.picklist(Object.values(ApiMatch))),
  query: v.exactOptional(v.nullable(v.union([v.string(), v.number()]))),
  context: v.exactOptional(v.nullable(contextSchema)),
});

/** Friends by the data that came with the call that is the trigger. */
export type ExternalApiCondition = v.InferOutput<typeof schema>;

/** Which value of which event is compared. */
export type LinkedValue = v.InferOutput<typeof contextSchema>;

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

/** The event of a trigger, as conditions name it. */
export function eventOf(trigger: PlainData) {
  const { category, event, label } = isPlainObject(trigger) ? trigger : {};
  return {
    category: asText(category) ?? "open_api",
    event: asText(event),
    event_label: asText(label),
  };
}

function asText(data: PlainData | undefined): string | null {
  return typeof data === "string" ? data : null;
}
