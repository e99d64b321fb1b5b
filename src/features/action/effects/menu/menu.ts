import type * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition } from "../definition.js";
import { chosenId, effectSchema } from "../parts/stored-fields.js";
import { ja, type MenuWords } from "./messages.ja.js";

const schema = effectSchema(14, { menu_id: chosenId });

/** Shows a rich menu, or takes away the one that is shown; `menu_id` says which. */
export type MenuEffect = v.InferOutput<typeof schema>;

/** The `menu_id` that stands for a deed and not for a menu (§3). */
export const removedMenu = 0;

/** What is done to the menu. */
export const MenuDeed = { show: 1, remove: 0 } as const;
export type MenuDeed = (typeof MenuDeed)[keyof typeof MenuDeed];

/** Effect 14: menu (actions-and-filters §3). */
export const menu = {
  type: 14,
  name: "menu",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 14, menu_id: null, member_query_id: null }),
  summarize: (effect, words, say) =>
    deedOf(effect) === MenuDeed.remove ? words.removed : words.shown(say.name("richmenu", effect.menu_id)),
  problems: ({ menu_id = null }, words) =>
    isChosen(menu_id) ? [] : [{ field: "menu_id", message: words.menuRequired }],
} satisfies EffectDefinition<MenuEffect, MenuWords>;

/** An effect of which nothing is chosen is about to show a menu: removing is a choice of its own. */
export function deedOf({ menu_id = null }: MenuEffect): MenuDeed {
  return String(menu_id) === String(removedMenu) ? MenuDeed.remove : MenuDeed.show;
}
