import { createContext, type ProviderProps, type ReactNode, useContext } from "react";
import { openList } from "../features/picker/index.js";
import { usePrefetch } from "../kit/Deferred.js";
import type { Locale } from "../lib/locale.js";
import type { PageLists } from "./lists.js";

/** Services for controls that choose from the lists of the page, or name what is in them. */
export interface ReferencesContext {
  settings: {
    locale: Locale;
    abilities: readonly string[];
    /** Id of the sender of what is previewed. */
    senderId?: string | null;
  };
  lists: PageLists;
}

const Context = createContext<ReferencesContext | null>(null);

/** Stands around every screen that chooses from lists, and has the open list's files fetched before a picker is shown. */
export function ReferencesProvider({ value, children }: ProviderProps<ReferencesContext>): ReactNode {
  usePrefetch(openList);
  return <Context value={value}>{children}</Context>;
}

/** The context of this component. An editor may give more than this, and narrows it in a hook of its own. */
export function useReferences(): ReferencesContext {
  const context = useContext(Context);
  if (!context) throw new Error("something that names items is drawn outside of a ReferencesProvider");
  return context;
}
