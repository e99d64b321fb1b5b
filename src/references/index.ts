/* What editors use to choose from the lists of the page, and to name what is chosen. */

export { idsOf, isChosen } from "./chosen-id.js";
export { isMissing, listOf, loadNamed, type Named, namedBy, reportMissing } from "./deleted-items.js";
export { EditingLink } from "./EditingLink.js";
export { EmptyListNote } from "./EmptyListNote.js";
export { FieldMessagesContext } from "./field-messages.js";
export { GroupOrItems } from "./GroupOrItems.js";
export { ItemChoice } from "./ItemChoice.js";
export { type FilterChoice, FilterLists, ItemFilter, type ItemFilterPage } from "./ItemFilter.js";
export { ItemLink } from "./ItemLink.js";
export { LinkedValueFields, useLinkedKey } from "./LinkedValueFields.js";
export {
  dateFormats,
  eventOf,
  type LinkedKey,
  type LinkedKind,
  type LinkedValue,
  linkedKeys,
  linkedValueSchema,
  linkTo,
} from "./linked-data.js";
export type { CodedKind, PageLists } from "./lists.js";
export { referenceWords } from "./messages.js";
export { createNames, knownNames, type NamedKind, type Names } from "./names.js";
export { type ListsPage, pageLists, sharedLists } from "./page-lists.js";
export { hasPlans, plansOf, slotOf } from "./plans.js";
export type { ReferenceField } from "./reference-field.js";
export { type ReferencesContext, ReferencesProvider, useReferences } from "./references-context.js";
export { createSentenceFormat, type SentenceFormat } from "./sentence-format.js";
export { referencesStyles } from "./styles.js";
export { useFollowed } from "./use-followed.js";
export { useGoneItem } from "./use-gone-item.js";
export { type ChoiceRules, useItemModel } from "./use-item-model.js";
export { useList } from "./use-list.js";
export { useNames, useNamesIn } from "./use-names.js";
export { VariableType } from "./variable-type.js";
