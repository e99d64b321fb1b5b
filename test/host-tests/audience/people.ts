import { blankFilter, type ConditionDocument, type FilterDocument } from "../../host/api/filter-document.js";
import { openAudience } from "../../host/audience/audience.js";
import { type AudienceFriend, audienceFriends, friendWith } from "../../host/audience/friends.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";

/** Somebody of whom nothing else is known. */
export function somebody(id: number, known: Partial<AudienceFriend> = {}): AudienceFriend {
  return friendWith({ ...known, id });
}

/** A filter that hides nobody. */
export function filterOf(inputs: readonly object[], more: Partial<FilterDocument> = {}): FilterDocument {
  return {
    ...blankFilter(null, "", null),
    with_blocked: 1,
    inputs: inputs as ConditionDocument[],
    ...more,
  };
}

/** What is no friend's own is never changed here, and the same for all. */
const account = createMemoryStore();
fillWithDemoData(account);

/** An account with the demo data's choices and these friends alone. It is noon of 2026-11-21 in Tokyo. */
export function audienceOf(friends: readonly AudienceFriend[]) {
  const ownFriends = createMemoryStore();
  for (const friend of friends) ownFriends.put(audienceFriends, friend.id, friend, new Date(0));
  const store: Store = {
    ...account,
    list: (resource) => (resource.name === audienceFriends.name ? ownFriends : account).list(resource),
  };
  const audience = openAudience(store, () => new Date("2026-11-21T03:00:00Z"));
  return {
    store,
    audience,
    /** Who meets a condition, or null when it is left out. */
    meeting(condition: object): number[] | null {
      const filter = filterOf([condition]);
      const [figures] = audience.estimate(filter).conditions;
      const met = friends
        .map(({ id }) => id)
        .filter((id) => audience.explain(filter, id)?.conditions[0] === true);
      if (figures && figures.meets !== met.length) throw new Error("estimate and explain differ");
      return figures ? met : null;
    },
  };
}
