import type { ItemId } from "../../../../api/resources.js";
import { deedOf, MenuDeed, type MenuEffect, removedMenu } from "./menu.js";

export function chooseMenu(effect: MenuEffect, menu_id: ItemId | null): MenuEffect {
  return { ...effect, menu_id };
}

/** One field says both what is done and to which menu: after removing, which menu is shown has to be chosen anew. */
export function chooseDeed(effect: MenuEffect, deed: MenuDeed): MenuEffect {
  if (deed === deedOf(effect)) return effect;
  return { ...effect, menu_id: deed === MenuDeed.remove ? removedMenu : null };
}
