import { type ItemId, isId, type NewItem } from "../../../../api/resources.js";
import { trimUnseen } from "../../../../lib/fold.js";
import { kindOf } from "../../kinds.js";
import type { Catalogue } from "../../list/catalogue.js";
import type { PickerSettings } from "../../settings.js";
import type { Scope } from "../rows/rows.js";

/** A new item, or why there cannot be one. */
export type Draft = { ok: true; item: NewItem } | { ok: false; problem: "emptyName" | "noType" };

/** The type of a friend-info variable where nothing says otherwise: text of one line. */
const plainType = 0;

/**
 * Draft that is sent for a new item (rules: picker-new-item-sent): in kinds with types type 0, or the first allowed
 * one when the page allows others only; none allowed, none made.
 */
export function draftItem(text: string, groupId: number, settings: PickerSettings): Draft {
  const name = trimUnseen(text);
  if (name === "") return { ok: false, problem: "emptyName" };
  if (!kindOf(settings.kind).typed) return { ok: true, item: { name, groupId } };
  const { allowedTypes } = settings;
  const type =
    allowedTypes === null || allowedTypes.includes(String(plainType)) ? plainType : Number(allowedTypes[0]);
  if (!Number.isInteger(type)) return { ok: false, problem: "noType" };
  return { ok: true, item: { name, groupId, type } };
}

/** Folder of a new item: the folder that is looked at, else the list's own choice, else none. */
export function groupForNew(scope: Scope, catalogue: Catalogue | null): number {
  const chosen = scope.is === "group" ? scope.id : (catalogue?.source.meta.group_default_id ?? null);
  return numericGroup(chosen);
}

/** The folders that something new can be put into, by the number that is sent. */
export function foldersForNew({ groups }: Catalogue): { groupId: number; name: string }[] {
  return groups
    .map(({ id, name }) => ({ groupId: numericGroup(id), name }))
    .filter(({ groupId, name }) => groupId !== 0 || name === "");
}

/** 0 when the group is not numeric, or not exactly (rules: picker-new-item-sent). */
function numericGroup(id: ItemId | null): number {
  const number = id !== null && isId(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(number) ? number : 0;
}
