import type { ItemId } from "../../../api/resources.js";
import { isPathId, path } from "../../../lib/path.js";
import { kindOf, type ListKind } from "../kinds.js";

/** How far the test page has come, as it tells its opener (rules: picker-popups). */
export const TaskStatus = { hasNext: 5, finished: 10, notSet: 99 } as const;

/** A test sends at most this many messages one after another (rules: picker-popups). */
export const mostTasks = 15;

/**
 * The addresses of the pages that send an item to the operator and that show it, where its kind has them (rules: picker-popups) and the
 * id can be part of an address.
 */
export function popupAddress(
  of: "test" | "preview",
  kind: ListKind,
  id: ItemId,
  senderId: string | null,
): string | null {
  const template = kindOf(kind).popups?.[of];
  const sender = senderId || "0";
  if (template === undefined || !isPathId(id)) return null;
  if (!template.includes("{sender}")) return template.replace("{id}", path`${id}`);
  return isPathId(sender) ? template.replace("{id}", path`${id}`).replace("{sender}", path`${sender}`) : null;
}
