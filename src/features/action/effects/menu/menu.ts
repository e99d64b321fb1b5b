import type * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { chosenId, effectSchema } from "../parts/stored-fields.js";
import { menuLabel, menuWords } from "./messages.js";

const schema = effectSchema(14, { menu_id: chosenId });

/** Shows a rich menu, or takes away the one that is shown; `menu_id` says which. */
export type MenuEffect = v.InferOutput<typeof schema>;

/** The `menu_id` that stands for removing and not for a menu (rules: menu-effect). */
export const removedMenu = 0;

/** Operation on the menu. */
export const MenuOperation = { show: 1, remove: 0 } as const;
export type MenuOperation = (typeof MenuOperation)[keyof typeof MenuOperation];

/** Effect 14: menu (rules: menu-effect). */
export const menu = {
  type: 14,
  name: "menu",
  label: menuLabel,
  icon: "menuGrid",
  ability: "richmenu",
  schema,
  create: () => ({ type: 14, menu_id: null, member_query_id: null }),
  summarize(effect, format) {
    const words = menuWords[format.locale];
    return operationOf(effect) === MenuOperation.remove
      ? words.removed
      : words.shown(format.name("richmenu", effect.menu_id));
  },
  problems: ({ menu_id = null }, { locale }) =>
    isChosen(menu_id) ? [] : [{ field: "menu_id", message: menuWords[locale].menuRequired }],
  references: () => [{ name: "menu_id", kind: "richmenu", among: "items", sentinelIds: [removedMenu] }],
  lasting: (effect) => (operationOf(effect) === MenuOperation.remove ? "removesMenu" : null),
  /** The last of several menus is the one that stays. */
  touches: ({ menu_id = null }) => (menu_id === null ? [] : [{ conflict: "menuTwice" }]),
} satisfies EffectVariant<MenuEffect>;

/** An effect of which nothing is chosen is about to show a menu: removing is a choice of its own. */
export function operationOf({ menu_id = null }: MenuEffect): MenuOperation {
  return String(menu_id) === String(removedMenu) ? MenuOperation.remove : MenuOperation.show;
}

export function chooseMenu(effect: MenuEffect, menu_id: ItemId | null): MenuEffect {
  return { ...effect, menu_id };
}

/** One field says both what is done and to which menu: after removing, which menu is shown has to be chosen anew. */
export function chooseOperation(effect: MenuEffect, operation: MenuOperation): MenuEffect {
  if (operation === operationOf(effect)) return effect;
  return { ...effect, menu_id: operation === MenuOperation.remove ? removedMenu : null };
}
