import type { Query } from "../../lib/http.js";
import type { FriendCriteria } from "./settings.js";

/** The orders of friends, as the operator chooses among them (rules: friend-list-orders). */
export const orders = [3, 4, 1, 0] as const;

/** So many friends are on a page (rules: friend-list-pages). */
export const pageSize = 50;

/** Merges the page's changes into the criteria: only what the page has changed replaces the operator's choice. */
export function followPage(
  asked: FriendCriteria,
  before: FriendCriteria,
  now: FriendCriteria,
): FriendCriteria {
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== before[name as keyof FriendCriteria],
  );
  return changed.length === 0 ? asked : { ...asked, ...Object.fromEntries(changed) };
}

/** True where a filter or a search leaves friends out. */
export function isFiltered({ tagId, notify, name }: FriendCriteria): boolean {
  return tagId !== null || notify !== null || name !== "";
}

/** Query of the calls, without the page (rules: friend-list-query). What is not used is left out. */
export function friendQuery({ roleId, orderBy, tagId, notify, name }: FriendCriteria): Query {
  return {
    operator_role_id: roleId,
    order_by: orderBy,
    tag_id: tagId,
    notify,
    name: name.trim() || null,
  };
}
