import type { ApiContext } from "../context.js";
import type { Friend } from "../friends.js";

/** 0 oldest friend first, 1 newest friend first, 3 newest message first, 4 oldest message first (rules: friend-list-orders). */
export type FriendOrder = 0 | 1 | 3 | 4;

/** The friends in an order. */
export interface FriendOrders {
  friendsBy(order: FriendOrder): readonly Friend[];
}

/**
 * Sorted lists, kept until a friend changes or somebody writes: 20,000 are sorted once and not with each page. Friends of the
 * same day or instant go by their ids, and who never wrote comes last.
 */
export function openFriendOrders({
  friends,
  messages,
}: Pick<ApiContext, "friends" | "messages">): FriendOrders {
  const kept = new Map<FriendOrder, readonly Friend[]>();
  let state = "";

  return {
    friendsBy(order) {
      const present = `${friends.changes} ${messages.rows().length}`;
      if (present !== state) kept.clear();
      state = present;
      const list = kept.get(order) ?? sorted(order);
      kept.set(order, list);
      return list;
    },
  };

  function sorted(order: FriendOrder): Friend[] {
    const all = [...friends.friends().values()];
    const isByMessage = order === 3 || order === 4;
    const direction = order === 1 || order === 3 ? -1 : 1;
    const facts = friends.facts();
    const keyOf = ({ id, last_message_at }: Friend): string | number | null => {
      if (!isByMessage) return facts.get(id)?.registered_on ?? "";
      const last = messages.rows(id).at(-1)?.message.timestamp;
      return last ?? (last_message_at === null ? null : Date.parse(last_message_at));
    };
    const keys = new Map(all.map((friend) => [friend.id, keyOf(friend)]));
    return all.sort((a, b) => {
      const [first, second] = [keys.get(a.id) ?? null, keys.get(b.id) ?? null];
      if (first === second) return direction * (a.id - b.id);
      if (first === null || second === null) return first === null ? 1 : -1;
      return first < second ? -direction : direction;
    });
  }
}
