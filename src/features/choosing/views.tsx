/* The drawn half of what editors use to choose from the lists of the page. */
export {
  ChoosingProvider,
  type ChoosingSurroundings,
  useChoosing,
  useHasLists,
  usePageLists,
} from "./choosing-context.js";
export { EditingLink } from "./EditingLink.js";
export { EmptyListNote } from "./EmptyListNote.js";
export { GroupOrItems } from "./GroupOrItems.js";
export { type ChoiceRules, ItemChoice } from "./ItemChoice.js";
export { ItemLink } from "./ItemLink.js";
export { LinkedValueFields, useLinkedKey } from "./LinkedValueFields.js";
export { useFollowed } from "./use-followed.js";
export { useList } from "./use-list.js";
export { useNames, useNamesIn } from "./use-names.js";
