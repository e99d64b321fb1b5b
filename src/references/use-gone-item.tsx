import type { ItemId } from "../api/resources.js";
import { pickerWords } from "../features/picker/index.js";
import { isMissing } from "./deleted-items.js";
import type { NamedKind } from "./names.js";
import { useReferences } from "./references-context.js";
import { useList } from "./use-list.js";

/** Message of a picker about an item that is gone, where no picker is shown; `null` while it is there, or nobody knows. */
export function useGoneItem(kind: NamedKind | null, id: ItemId | null): string | null {
  const { lists, settings } = useReferences();
  const isAsked = kind !== null && id !== null;
  useList(isAsked ? lists.list(kind) : null);
  if (!isAsked || !isMissing(lists, { kind, among: "items", id })) return null;
  const words = pickerWords[settings.locale];
  return words.deletedWarning(words.kinds[kind]);
}
