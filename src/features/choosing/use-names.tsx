import { pickerWords } from "../picker/index.js";
import { type ChoosingSurroundings, useChoosing } from "./choosing-context.js";
import { createNames, type Names } from "./names.js";
import { useFollowed } from "./use-followed.js";

/** Names for what is drawn now; drawn again when a list that was asked for arrives or changes. */
export function useNames(): Names {
  return useNamesIn(useChoosing());
}

/** The same for who was given what is around. */
export function useNamesIn({ lists, settings }: ChoosingSurroundings): Names {
  return createNames(lists, pickerWords[settings.locale], useFollowed());
}
