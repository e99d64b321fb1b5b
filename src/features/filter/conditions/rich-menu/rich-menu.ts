import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import { type Claim, fullClash, type Rule } from "../rules/rule.js";
import { richMenuLabel, richMenuWords } from "./messages.js";

/** Match of rich menus: a certain one, or any (rules: rich-menu-condition). */
export const RichMenuMatch = { set: 0, notSet: 10, anySet: 2, noneSet: 12 } as const;
export type RichMenuMatch = (typeof RichMenuMatch)[keyof typeof RichMenuMatch];

const schema = conditionSchema(93, {
  richmenu_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(RichMenuMatch))),
});

/** Friends by their rich menu. */
export type RichMenuCondition = v.InferOutput<typeof schema>;

/** Condition 93: rich menu (rules: rich-menu-condition). */
export const richMenu = {
  type: 93,
  name: "rich-menu",
  label: richMenuLabel,
  icon: "menuGrid",
  ability: "richmenu",
  schema,
  create: () => ({ type: 93, richmenu_id: null, match: RichMenuMatch.set }),
  summarize,
  unfinished: ({ richmenu_id = null, match = RichMenuMatch.set }) =>
    namesMenu(match) && !isChosen(richmenu_id),
  missing: () => ({ field: "richmenu_id" }),
  opposite: (condition) => ({ ...condition, match: oppositeMatch(condition.match ?? RichMenuMatch.set) }),
  rules: [menuRule()],
} satisfies ConditionVariant<RichMenuCondition>;

export interface MenuClaim extends Claim {
  match: RichMenuMatch;
  /** The menu that is named, where one is. */
  menu: string | null;
}

/** A friend with this menu has any menu, and a friend without any has not this one. */
function menuRule(): Rule<RichMenuCondition, MenuClaim> {
  const { set, notSet, anySet, noneSet } = RichMenuMatch;
  return {
    claim(condition, { isDeleted }) {
      const { match = set, richmenu_id = null } = condition;
      const menu = namesMenu(match) && isChosen(richmenu_id) ? richmenu_id : null;
      if (menu !== null && isDeleted("richmenu", menu)) return null;
      return { subject: "", condition, match, menu: menu === null ? null : String(menu) };
    },
    clash(own, other) {
      const apart =
        (own.match === set && other.match === notSet && own.menu === other.menu) ||
        (own.match === set && other.match === noneSet) ||
        (own.match === anySet && other.match === noneSet);
      return apart ? fullClash(own, other) : null;
    },
  };
}

/** True for a match about one menu. */
export function namesMenu(match: RichMenuMatch): boolean {
  return match === RichMenuMatch.set || match === RichMenuMatch.notSet;
}

/** Opposite match: an exclusion is ten more than its inclusion. */
function oppositeMatch(match: RichMenuMatch): RichMenuMatch {
  return (match < 10 ? match + 10 : match - 10) as RichMenuMatch;
}

export function chooseMenu(condition: RichMenuCondition, id: ItemId | null): RichMenuCondition {
  return { ...condition, richmenu_id: id };
}

/** Sets the match; one about no certain menu clears the id (rules: rich-menu-condition). */
export function chooseMatch(condition: RichMenuCondition, match: RichMenuMatch): RichMenuCondition {
  return namesMenu(match) ? { ...condition, match } : { ...condition, match, richmenu_id: null };
}

/** "リッチメニュー「年末」が設定されている". */
function summarize(condition: RichMenuCondition, format: SentenceFormat): string {
  const words = richMenuWords[format.locale];
  const { richmenu_id = null, match = RichMenuMatch.set } = condition;
  const name = format.name("richmenu", richmenu_id);
  return words.meets[match](name);
}
