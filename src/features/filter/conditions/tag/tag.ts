import * as v from "valibot";
import { type ConditionDefinition, chosenId, chosenIds, conditionSchema } from "../definition.js";

/** Which of the chosen tags a friend must have (actions-and-filters §3). */
export const TagMatch = { any: 0, all: 1, notAny: 2, notAll: 3 } as const;
export type TagMatch = (typeof TagMatch)[keyof typeof TagMatch];

const schema = conditionSchema(60, {
  use_group: v.exactOptional(v.picklist([0, 1])),
  tag_ids: v.exactOptional(chosenIds),
  tag_group_id: v.exactOptional(chosenId),
  tag_or: v.exactOptional(v.picklist(Object.values(TagMatch))),
});

/** Friends by their tags, or by those of a folder. */
export type TagCondition = v.InferOutput<typeof schema>;

/** Condition 60: tags (actions-and-filters §3). */
export const tag = {
  type: 60,
  name: "tag",
  schema,
  create: () => ({ type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: TagMatch.any }),
  unfinished: ({ use_group = 0, tag_ids = [], tag_group_id = null }) =>
    use_group === 1 ? tag_group_id === null : tag_ids.length === 0,
  opposite: (condition) => ({ ...condition, tag_or: oppositeMatch(condition.tag_or ?? TagMatch.any) }),
} satisfies ConditionDefinition<TagCondition>;

/** Any and none are each other's opposite, all and not all. */
export function oppositeMatch(match: TagMatch): TagMatch {
  return ((match + 2) % 4) as TagMatch;
}
