import type { ItemId } from "../../../../api/resources.js";

/** The entry that stands for everything in the list (rules: calendar-all-entry). It is shown, and never stored by us. */
export const allId = -1;

/** True for a list long enough for an entry for all: none has no all, and with one it adds nothing. */
export function hasAllEntry(listed: readonly ItemId[]): boolean {
  return listed.length > 1;
}

/** Ids that are shown as chosen: the entry for all, too, where all are. */
export function withAllEntry(ids: readonly ItemId[], listed: readonly ItemId[]): readonly ItemId[] {
  const chosen = new Set(ids.map(String));
  const all = ids.some(isAllEntry) || (hasAllEntry(listed) && listed.every((id) => chosen.has(String(id))));
  return all ? [allId, ...withoutAll(ids)] : ids;
}

/** Ids after an edit of the shown ones: the entry for all chooses everything, or takes everything off. */
export function afterAllEntry(
  shown: readonly ItemId[],
  edited: readonly ItemId[],
  listed: readonly ItemId[],
): readonly ItemId[] {
  const rest = withoutAll(edited);
  if (edited.some(isAllEntry) && !shown.some(isAllEntry)) {
    const chosen = new Set(rest.map(String));
    return [...rest, ...listed.filter((id) => !chosen.has(String(id)))];
  }
  const onlyAllWentOff =
    shown.some(isAllEntry) && !edited.some(isAllEntry) && rest.length === shown.length - 1;
  return onlyAllWentOff ? [] : rest;
}

export function isAllEntry(id: ItemId): boolean {
  return String(id) === String(allId);
}

function withoutAll(ids: readonly ItemId[]): ItemId[] {
  return ids.filter((id) => !isAllEntry(id));
}
