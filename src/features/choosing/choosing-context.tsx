import { createContext, useContext } from "react";
import type { Locale } from "../../lib/locale.js";
import type { PageLists } from "./lists.js";

/** What a control that chooses from the lists of the page needs from around the editor. */
export interface ChoosingSurroundings {
  settings: {
    locale: Locale;
    abilities: readonly string[];
    /** Who sends what is previewed. */
    senderId?: string | null;
  };
  lists: PageLists;
}

const ChoosingContext = createContext<ChoosingSurroundings | null>(null);

/** Stands around every screen that chooses from lists; `null` until the lists can be asked for. */
export const ChoosingProvider = ChoosingContext.Provider;

/** What is around this component. An editor may give more than this, and narrows it in a hook of its own. */
export function useChoosing(): ChoosingSurroundings {
  const around = useContext(ChoosingContext);
  if (!around) throw new Error("something to choose from is drawn before there are lists");
  return around;
}

/** The lists of the page, as soon as they can be asked for. */
export function usePageLists(): PageLists | null {
  return useContext(ChoosingContext)?.lists ?? null;
}

/** Whether there are lists yet: until then nothing that needs them is drawn. */
export function useHasLists(): boolean {
  return useContext(ChoosingContext) !== null;
}
