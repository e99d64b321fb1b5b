import type { ItemId } from "../api/resources.js";

/** True for an id that is chosen. Servers write an empty text for nothing, too. */
export function isChosen(id: ItemId | null): id is ItemId {
  return id !== null && id !== "";
}

/** One chosen id as a picker takes it. */
export function idsOf(id: ItemId | null): ItemId[] {
  return isChosen(id) ? [id] : [];
}
