import * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";
import { readTexts, textList } from "../parts/text-list.js";

/** The names of a friend that may be searched; each is unless it is switched off (actions-and-filters §3). */
export const nameFields = ["use_name", "use_short_name", "use_nickname"] as const;
export type NameField = (typeof nameFields)[number];

const schema = conditionSchema(11, {
  names: v.exactOptional(textList),
  use_name: v.exactOptional(storedFlag),
  use_short_name: v.exactOptional(storedFlag),
  use_nickname: v.exactOptional(storedFlag),
});

/** Friends by texts in their names. */
export type FriendNameCondition = v.InferOutput<typeof schema>;

/** Condition 11: name (actions-and-filters §3). "Not so named" cannot be stored. */
export const friendName = {
  type: 11,
  name: "friend-name",
  schema,
  create: () => ({ type: 11, names: [], use_name: 1, use_short_name: 1, use_nickname: 1 }),
  unfinished: (condition) =>
    readTexts(condition.names ?? []).length === 0 || searchedNames(condition).length === 0,
} satisfies ConditionDefinition<FriendNameCondition>;

/** Which names are searched. */
export function searchedNames(condition: FriendNameCondition): NameField[] {
  return nameFields.filter((field) => isOn(condition[field] ?? 1));
}
