import { useAtomValue } from "jotai";
import { createScreenContext, type ScreenCommands } from "../../editor/index.js";
import type { SalonActions } from "./actions.js";
import { type SalonWords, salonWords } from "./messages.js";
import type { SalonModel } from "./salon-model.js";
import type { SalonSettings } from "./settings.js";

/** Context that every part of the screen works with. */
export interface SalonScreenContext {
  readonly model: SalonModel;
  readonly commands: ScreenCommands;
  readonly actions: SalonActions;
}

export const [SalonProvider, useSalon] = createScreenContext<SalonScreenContext>("a salon's settings");

/** Settings and words of the element, and whether nothing can be changed. */
export function useSalonSettings(): { settings: SalonSettings; words: SalonWords; fixed: boolean } {
  const settings = useAtomValue(useSalon().model.atoms.settings);
  return { settings, words: salonWords[settings.locale], fixed: settings.readonly };
}
