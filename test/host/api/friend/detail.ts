import { resource } from "../../store.js";

/** Who changed a value last, and when: the version that a save must name (rules: friend-saved-in-parts). */
export interface ItemMeta {
  updated_at: string;
  updated_by: string;
}

/** What is kept of a friend besides what the list and the filters ask about. */
export interface FriendDetail {
  /** Of each variable that was saved here. One that has a version and no value was cleared. */
  metas: Record<string, ItemMeta>;
  /** The base values that were saved here, by name. */
  base: Record<string, string>;
  /** When tags were saved here last. */
  tags_updated_at: string | null;
}

export const friendDetails = resource<FriendDetail>("friend_detail");

export const untouched: FriendDetail = { metas: {}, base: {}, tags_updated_at: null };

/** When everything was set up that was not saved here. */
export const setUpAt = new Date("2026-11-20T10:00:00+09:00");

/** The version after another: by the clock, but never the same and never earlier. */
export function versionAfter(last: string | undefined, now: Date): string {
  const least = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(now.getTime(), least)).toISOString();
}
