import { type ItemId, isId } from "../../api/resources.js";
import { isPlainObject, mayHaveKeys, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { Edit, Edits, Fields } from "../../lib/three-way-merge.js";
import { type FriendTab, friendTabs } from "./settings.js";

/** Value that a page may set: a tab that is not named, or is `null`, has no changes. */
export interface GivenFriend {
  readonly tags: readonly ItemId[] | null;
  readonly variables: PlainObject;
  readonly base: PlainObject;
}

/** Reads a value; `null` where it is none. */
export function readGiven(data: PlainData): GivenFriend | null {
  if (data === null) return { tags: null, variables: {}, base: {} };
  if (!isPlainObject(data) || !mayHaveKeys(data, friendTabs)) return null;
  const tags = isPlainObject(data.tags) ? (data.tags.tag_ids ?? null) : null;
  if (tags !== null && !(Array.isArray(tags) && tags.every(isId))) return null;
  const [variables, base] = [valsIn(data.variables), valsIn(data.base)];
  return variables && base && { tags, variables, base };
}

function valsIn(part: PlainData | undefined): PlainObject | null {
  const vals = isPlainObject(part) ? (part.vals ?? {}) : {};
  return isPlainObject(vals) ? vals : Array.isArray(vals) && vals.length === 0 ? {} : null;
}

/** The edits of all parts, as a draft keeps them beside the value. */
export type FriendEdits = Readonly<Record<FriendTab, Edits>>;

/** Reads what a draft has kept; what is no edit is left out. */
export function readEdits(data: PlainData): FriendEdits {
  const of = (tab: FriendTab): Edits => {
    const part = isPlainObject(data) ? data[tab] : undefined;
    const entries = isPlainObject(part) ? Object.entries(part) : [];
    return Object.fromEntries(entries.flatMap(([key, edit]) => (isEdit(edit) ? [[key, edit]] : [])));
  };
  return Object.fromEntries(friendTabs.map((tab) => [tab, of(tab)])) as Record<FriendTab, Edits>;
}

/** Values as edits of which nobody knows what was there before. */
export function asEdits(values: Fields): Edits {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}

function isEdit(data: PlainData): data is PlainObject & Edit {
  return isPlainObject(data) && data.value !== undefined;
}
