import type { Search } from "../../../host/api/filter-document.js";
import { openAudience } from "../../../host/audience/audience.js";
import { friendParts } from "../../../host/audience/demo/index.js";
import { type AudienceFriend, allFriends, audienceFriends } from "../../../host/audience/friends.js";
import { fillWithDemoData } from "../../../host/demo-data.js";
import { openSqliteStore } from "../../../host/store-sqlite.js";
import { type AnyFilter, matcherOf } from "../matcher.js";
import { oddFriends } from "./odd-friends.js";

/** The demonstration's account with some odd friends more, asked by SQL and by the matcher. */
export function openBoth() {
  const store = openSqliteStore(":memory:");
  fillWithDemoData(store);
  for (const fill of Object.values(friendParts)) fill(store);
  const last = Math.max(...allFriends(store).map(({ id }) => id));
  for (const friend of oddFriends(last + 1)) store.put(audienceFriends, friend.id, friend, new Date(0));

  let now = new Date(0);
  const audience = openAudience(store, () => now);
  const friends = allFriends(store);
  return {
    store,
    friends,
    /** Both figures of a filter, each with the explanations for the friends of these ids. */
    answers(filter: AnyFilter, at: Date, ids: readonly number[]) {
      now = at;
      const search = filter as unknown as Search;
      const sql = [audience.estimate(search), ...ids.map((id) => audience.explain(search, id))];
      return { sql, matcher: byMatcher(filter, at, ids) };
    },
    byMatcher,
  };

  function byMatcher(filter: AnyFilter, at: Date, ids: readonly number[]) {
    const matcher = matcherOf(friends, store, at);
    const asked = ids.map((id) => friends.find((friend) => friend.id === id) as AudienceFriend);
    return [matcher.estimate(filter), ...asked.map((friend) => matcher.explain(filter, friend))];
  }
}
