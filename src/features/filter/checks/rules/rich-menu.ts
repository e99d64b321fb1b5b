import { isChosen } from "../../../choosing/index.js";
import { namesMenu, type RichMenuCondition, RichMenuMatch } from "../../conditions/rich-menu/rich-menu.js";
import { type Claim, type Rule, wholly } from "../rule.js";

interface MenuClaim extends Claim {
  match: RichMenuMatch;
  /** The menu that is named, where one is. */
  menu: string | null;
}

const { set, notSet, anySet, noneSet } = RichMenuMatch;

/** Rich menus: whoever has one has any, and who has none has not this one. */
export const richMenus: Rule<RichMenuCondition, MenuClaim> = {
  type: 93,
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
    return apart ? wholly(own, other) : null;
  },
};
