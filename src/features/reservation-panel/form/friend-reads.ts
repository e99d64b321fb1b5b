import { type Friend, loadFriend, loadFriends } from "../../../api/friends.js";
import type { FindFriendsFunction } from "../../../editor/index.js";
import type { Http } from "../../../lib/http.js";
import type { ReservationActions } from "../actions.js";
import type { FindFriends, FriendLite } from "./friend.js";

/** So many are shown; those beyond are found by a longer text. */
const most = 20;
/** How long a server that is still preparing the list is given before it is asked again, in milliseconds. */
const pendingMs = 500;

/**
 * How the panel finds friends: by the page's own function, or by the friends that the operator's role may see. `http`: of the
 * server whose form is shown.
 */
export function createFriendReads(
  http: () => Http,
  deps: { roleId(): string | null; given(): FindFriendsFunction | null },
): Pick<ReservationActions, "findFriends" | "friendById"> {
  const query = () => ({ operator_role_id: deps.roleId() });

  const findFriends: FindFriends = async (text, signal) => {
    const given = deps.given();
    if (given) return found(given, text, signal);
    const answer = await loadFriends(http(), { ...query(), name: text }, signal);
    if (!answer.ok) return { ok: false, messages: answer.failure.messages };
    const { friends, total, isPending } = answer.data;
    if (isPending && !signal.aborted) {
      await new Promise((over) => setTimeout(over, pendingMs));
      return signal.aborted ? { ok: false, messages: [] } : findFriends(text, signal);
    }
    const shown = friends.slice(0, most).map(lite);
    return { ok: true, friends: shown, hasMore: (total ?? friends.length) > shown.length };
  };

  async function friendById(id: number, signal: AbortSignal): Promise<FriendLite | null> {
    const answer = await loadFriend(http(), id, query(), signal);
    return answer.ok ? lite(answer.data) : null;
  }

  return { findFriends, friendById };
}

function lite({ id, name, icon_url }: Friend): FriendLite {
  return { id, name, icon_url };
}

/** A page may answer anything: what has no id and no name is left out. */
async function found(given: FindFriendsFunction, text: string, signal: AbortSignal): ReturnType<FindFriends> {
  try {
    const answer: unknown = await given(text, { signal });
    if (!Array.isArray(answer)) return { ok: false, messages: [] };
    const friends = answer.flatMap((each: { id?: unknown; name?: unknown } | null): FriendLite[] => {
      const id = Number(each?.id);
      return Number.isSafeInteger(id) && id > 0 && typeof each?.name === "string"
        ? [{ id, name: each.name, icon_url: null }]
        : [];
    });
    return { ok: true, friends: friends.slice(0, most), hasMore: friends.length > most };
  } catch {
    return { ok: false, messages: [] };
  }
}
