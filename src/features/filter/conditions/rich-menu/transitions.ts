import type { ItemId } from "../../../../api/resources.js";
import { namesMenu, type RichMenuCondition, type RichMenuMatch } from "./rich-menu.js";

export function chooseMenu(condition: RichMenuCondition, id: ItemId | null): RichMenuCondition {
  return { ...condition, richmenu_id: id };
}

/** What is about no certain menu clears the id (actions-and-filters §4). */
export function chooseMatch(condition: RichMenuCondition, match: RichMenuMatch): RichMenuCondition {
  return namesMenu(match) ? { ...condition, match } : { ...condition, match, richmenu_id: null };
}
