import { pickerWords } from "../features/picker/index.js";
import { createNames, type Names } from "./names.js";
import { type ReferencesContext, useReferences } from "./references-context.js";
import { useFollowed } from "./use-followed.js";

/** Names for what is drawn now; drawn again when a list that was asked for arrives or changes. */
export function useNames(): Names {
  return useNamesIn(useReferences());
}

/** The same with the context given. */
export function useNamesIn({ lists, settings }: ReferencesContext): Names {
  return createNames(lists, pickerWords[settings.locale], useFollowed());
}
