import { type AudienceFriend, allFriends, audienceFriends, friendWith } from "../../audience/friends.js";
import type { Store } from "../../store.js";
import { type Friend, friends } from "../friends.js";
import { type FriendDetail, friendDetails, untouched } from "./detail.js";

/** A friend with all that is kept of him: what the list shows, what filters ask about, and the rest. */
export interface KnownFriend {
  readonly friend: Friend;
  readonly facts: AudienceFriend;
  readonly detail: FriendDetail;
}

/**
 * The friends of a store, in memory. Read with the first question; from then on the store's friends are written by nobody
 * else.
 */
export interface FriendTable {
  get(id: number): KnownFriend | undefined;
  /** What filters ask about a friend. In a store without facts nothing is known but what the list says. */
  factsOf(friend: Friend): AudienceFriend;
  /** Lowest id first, as in both lists below. */
  friends(): ReadonlyMap<number, Friend>;
  facts(): ReadonlyMap<number, AudienceFriend>;
  change(known: KnownFriend, at: Date): void;
  /** How often something was changed, for who keeps what follows from the friends. */
  readonly changes: number;
}

export function openFriends(store: Store): FriendTable {
  let friendsRead: Map<number, Friend> | undefined;
  let factsRead: Map<number, AudienceFriend> | undefined;
  let changes = 0;

  function allOfThem() {
    friendsRead ??= new Map(store.list(friends).map(({ id, value }) => [id, value]));
    return friendsRead;
  }

  function allFacts() {
    factsRead ??= new Map(allFriends(store).map((facts) => [facts.id, facts]));
    return factsRead;
  }

  return {
    get(id) {
      const friend = allOfThem().get(id);
      if (!friend) return undefined;
      return { friend, facts: factsOf(friend), detail: store.get(friendDetails, id)?.value ?? untouched };
    },
    factsOf,
    friends: allOfThem,
    facts: allFacts,
    change({ friend, facts, detail }, at) {
      const { id } = friend;
      store.atomically(() => {
        store.put(friends, id, friend, at);
        store.put(audienceFriends, id, facts, at);
        store.put(friendDetails, id, detail, at);
      });
      allOfThem().set(id, friend);
      allFacts().set(id, facts);
      changes += 1;
    },
    get changes() {
      return changes;
    },
  };

  function factsOf({ id, name, tags, hide, notify }: Friend): AudienceFriend {
    const known = allFacts().get(id);
    if (known) return known;
    return friendWith({ id, name, tag_ids: tags.map((tag) => tag.id), is_hidden: hide === 1, mark: notify });
  }
}
