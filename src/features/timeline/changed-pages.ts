import type { Message } from "../../api/timeline.js";
import type { Page } from "../../collection/index.js";
import type { Query } from "../../lib/http.js";

type Messages = Page<Message, Query>;

/** The list with messages that were heard of: known ones in their places, new ones by time, those of one moment by id. */
export function withMessages(page: Messages, given: readonly Message[]): Messages {
  const byId = new Map(given.map((message) => [message.id, message]));
  const renewed = page.items.map((message) => {
    const given = byId.get(message.id);
    return given && byId.delete(message.id) ? given : message;
  });
  if (byId.size === 0) return { ...page, items: renewed };
  const oldest = page.items.at(-1);
  // Older than all that is loaded: it comes with its page.
  const fresh = [...byId.values()].filter(
    (message) => page.next === null || !oldest || isNewer(message, oldest) < 0,
  );
  return { ...page, items: [...renewed, ...fresh].sort(isNewer) };
}

/** The list after some were confirmed: where only others are shown, without them. */
export function withConfirmed(
  page: Messages,
  confirmed: ReadonlySet<number>,
  isUnconfirmedOnly: boolean,
): Messages {
  const items = isUnconfirmedOnly
    ? page.items.filter(({ id }) => !confirmed.has(id))
    : page.items.map((message) => (confirmed.has(message.id) ? { ...message, notify: 0 } : message));
  return { ...page, items };
}

function isNewer(one: Message, other: Message): number {
  return other.timestamp - one.timestamp || other.id - one.id;
}
