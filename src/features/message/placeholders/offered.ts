import { contextKeys, readTrigger } from "./catalogue.js";
import { type MessageSettings, neededAbility } from "./describe.js";
import { type PlaceholderKind, placeholderKinds } from "./placeholder.js";

/** Everything that can be inserted. */
export type InsertKind = PlaceholderKind | "emoji";

/** In the order of the toolbar. */
export const insertKinds: readonly InsertKind[] = [...placeholderKinds, "emoji"];

/** What a page lets be inserted. */
export interface InsertSettings extends MessageSettings {
  /** Names of kinds; all where there is no list. */
  placeholders?: readonly string[] | null;
}

/** What is offered: what the page names, the account may, and the trigger has (friends-and-operations §6). */
export function offeredKinds(settings: InsertSettings): InsertKind[] {
  const { placeholders = null, abilities, triggerContext } = settings;
  return insertKinds.filter((kind) => {
    if (placeholders !== null && !placeholders.includes(kind)) return false;
    if (kind === "context") return contextKeys(readTrigger(triggerContext), abilities).length > 0;
    const needed = kind === "emoji" ? undefined : neededAbility[kind];
    return needed === undefined || abilities.includes(needed);
  });
}

/** Those that stand in the toolbar where not all have room; the rest is in its menu. */
export const mainKinds: readonly InsertKind[] = ["name", "var", "common-var", "form", "emoji"];
export const mainKindsCompact: readonly InsertKind[] = ["name", "var", "emoji"];

/** Up to this many buttons stand side by side without a menu. */
const mostButtons = 6;

/** Which kinds are buttons, and which are items of the menu. */
export function arrange(
  kinds: readonly InsertKind[],
  isCompact: boolean,
): { buttons: readonly InsertKind[]; menu: readonly InsertKind[] } {
  const main = isCompact ? mainKindsCompact : mainKinds;
  if (kinds.length <= (isCompact ? main.length + 1 : mostButtons)) return { buttons: kinds, menu: [] };
  return {
    buttons: kinds.filter((kind) => main.includes(kind)),
    menu: kinds.filter((kind) => !main.includes(kind)),
  };
}
