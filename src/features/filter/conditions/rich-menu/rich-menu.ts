import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";

/** Whether a friend has a certain rich menu, or any (actions-and-filters §3). */
export const RichMenuMatch = { set: 0, notSet: 10, anySet: 2, noneSet: 12 } as const;
export type RichMenuMatch = (typeof RichMenuMatch)[keyof typeof RichMenuMatch];

const schema = conditionSchema(93, {
  richmenu_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(RichMenuMatch))),
});

/** Friends by their rich menu. */
export type RichMenuCondition = v.InferOutput<typeof schema>;

/** Condition 93: rich menu (actions-and-filters §3). */
export const richMenu = {
  type: 93,
  name: "rich-menu",
  ability: "richmenu",
  schema,
  create: () => ({ type: 93, richmenu_id: null, match: RichMenuMatch.set }),
  unfinished: ({ richmenu_id = null, match = RichMenuMatch.set }) =>
    namesMenu(match) && !isChosen(richmenu_id),
  opposite: (condition) => ({ ...condition, match: oppositeMatch(condition.match ?? RichMenuMatch.set) }),
} satisfies ConditionDefinition<RichMenuCondition>;

/** Whether it is about one menu. */
export function namesMenu(match: RichMenuMatch): boolean {
  return match === RichMenuMatch.set || match === RichMenuMatch.notSet;
}

/** What is excluded is ten more than what is included. */
function oppositeMatch(match: RichMenuMatch): RichMenuMatch {
  return (match < 10 ? match + 10 : match - 10) as RichMenuMatch;
}
