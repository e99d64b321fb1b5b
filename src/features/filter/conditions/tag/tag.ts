import * as v from "valibot";
import { type ConditionDefinition, chosenId, chosenIds, conditionSchema } from "../definition.js";
import { oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";

const schema = conditionSchema(60, {
  use_group: v.exactOptional(v.picklist([0, 1])),
  tag_ids: v.exactOptional(chosenIds),
  tag_group_id: v.exactOptional(chosenId),
  tag_or: v.exactOptional(v.picklist(setMatches)),
});

/** Friends by their tags, or by those of a folder. */
export type TagCondition = v.InferOutput<typeof schema>;

/** Condition 60: tags (actions-and-filters §3). */
export const tag = {
  type: 60,
  name: "tag",
  schema,
  create: () => ({ type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: SetMatch.any }),
  unfinished: ({ use_group = 0, tag_ids = [], tag_group_id = null }) =>
    use_group === 1 ? tag_group_id === null : tag_ids.length === 0,
  opposite: (condition) => ({ ...condition, tag_or: oppositeMatch(condition.tag_or ?? SetMatch.any) }),
} satisfies ConditionDefinition<TagCondition>;
