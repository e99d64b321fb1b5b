import { emojiLabel } from "../messages.js";
import type { Insertable, MessageSettings } from "./definition.js";
import { type PlaceholderKind, placeholders } from "./index.js";

/** Everything that can be inserted. */
export type InsertKind = PlaceholderKind | "emoji";

const emoji: Insertable<"emoji"> = { name: "emoji", label: emojiLabel, icon: "smile", button: "always" };
const insertables: readonly Insertable<InsertKind>[] = [...placeholders, emoji];

/** In the order of the toolbar. */
export const insertKinds: readonly InsertKind[] = insertables.map(({ name }) => name);

/** Name and looks of a kind in the toolbar. */
export function insertable(kind: InsertKind): Insertable {
  return insertables.find(({ name }) => name === kind) ?? emoji;
}

/** True for a kind with a dialog before it is inserted. */
export function opensDialog(kind: InsertKind): boolean {
  return placeholders.every(({ name, only }) => name !== kind || only === undefined);
}

/** Settings of a page for inserting. */
export interface InsertSettings extends MessageSettings {
  /** Names of kinds; all where there is no list. */
  placeholders?: readonly string[] | null;
}

/** Kinds that are offered: what the page names, the account may, and the trigger has (rules: placeholders-offered). */
export function offeredKinds(settings: InsertSettings): InsertKind[] {
  const { placeholders: named = null, abilities } = settings;
  return insertKinds.filter((kind) => {
    const { ability, isOffered } = insertable(kind);
    if (named !== null && !named.includes(kind)) return false;
    if (ability !== undefined && !abilities.includes(ability)) return false;
    return isOffered?.(settings) ?? true;
  });
}

/** Up to this many buttons stand side by side without a menu. */
const maxButtons = 6;

/** Which kinds are buttons, and which are items of the menu. */
export function arrange(
  kinds: readonly InsertKind[],
  isCompact: boolean,
): { buttons: readonly InsertKind[]; menu: readonly InsertKind[] } {
  const staysButton = (kind: InsertKind) => {
    const { button } = insertable(kind);
    return button === "always" || (button === "wide" && !isCompact);
  };
  const room = isCompact ? insertKinds.filter(staysButton).length + 1 : maxButtons;
  if (kinds.length <= room) return { buttons: kinds, menu: [] };
  return { buttons: kinds.filter(staysButton), menu: kinds.filter((kind) => !staysButton(kind)) };
}
