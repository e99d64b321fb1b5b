import type { ItemId, ResourceItem } from "../../api/resources.js";
import type { Locale } from "../../lib/locale.js";
import { kindOf, type ListKind } from "./kinds.js";

/** Settings of a picker. */
export interface PickerSettings {
  locale: Locale;
  kind: ListKind;
  /** Its name where that of the kind would not tell it from its neighbour. */
  label?: string | undefined;
  multiple: boolean;
  /** Items without write permission are protected, in the kinds that have one. */
  onlyEditable: boolean;
  /** Ids that are not in the list are kept and shown. */
  showDeleted: boolean;
  allowNew: boolean;
  disallowLmp: boolean;
  /** `null` allows all, an empty list none. */
  allowedTypes: readonly string[] | null;
  allowedGenerations: readonly string[] | null;
  extraItems: readonly ResourceItem[];
  /** An extra item that stands for all others: it is shown beside them, and not counted. */
  standsForAll?: ItemId | undefined;
  /** Items can neither be tested nor previewed here, even where their kind has pages for it. */
  withoutPopups?: boolean;
  /** Whom a preview comes from. */
  senderId: string | null;
  abilities: readonly string[];
  /** Somebody around takes edits back, as an editor does: the field itself does not then. */
  undoneByOwner?: boolean;
  required: boolean;
  readonly: boolean;
  disabled: boolean;
}

/** True where this page and this account may make new items (rules: picker-new-items). */
export function mayAdd({ kind, allowNew, abilities }: PickerSettings): boolean {
  const { ability } = kindOf(kind);
  return allowNew && (ability === undefined || abilities.includes(ability));
}

/** How many of the chosen items are counted. The one that stands for all others counts only when it is alone. */
export function countShown(
  count: number,
  chosen: readonly ItemId[],
  { standsForAll }: PickerSettings,
): number {
  if (standsForAll === undefined || count < 2) return count;
  return chosen.some((id) => String(id) === String(standsForAll)) ? count - 1 : count;
}

/** True where there are pages that send an item to the operator and that show it. */
export function hasPopups({ kind, withoutPopups = false }: PickerSettings): boolean {
  return !withoutPopups && kindOf(kind).popups !== undefined;
}
