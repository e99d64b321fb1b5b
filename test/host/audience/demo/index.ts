import { friends } from "../../api/friends.js";
import { courses, reservations, salonResources } from "../../api/reservations.js";
import { variableChoices } from "../../api/variable-choices.js";
import { completeFirstFriend } from "../../demo/friends/index.js";
import type { DemoParts } from "../../demo-data.js";
import { fillFriends } from "../../large/friends.js";
import { createRandom } from "../../large/random.js";
import type { Store } from "../../store.js";
import { dayOf } from "../days.js";
import { audienceFriends, type CalendarReservation } from "../friends.js";
import { type FactSources, factsOf } from "./facts.js";

const FRIENDS = 400;
const STYLISTS = 204;
const at = new Date("2026-11-20T10:00:00+09:00");

/** Friends for the demo data. Only a host with a database has use for them, so they are no part of every store. */
export const friendParts: DemoParts = {
  friends(store) {
    fillFriends(store, createRandom(400), FRIENDS, at);
    addFacts(store);
  },
  "first-friend"(store) {
    completeFirstFriend(store, at);
  },
};

/** The first of the same friends for a store in memory with demo data, such as that of a page that is its own host. */
export function fillWithDemoFriends(store: Store, count: number = FRIENDS): void {
  store.atomically(() => {
    fillFriends(store, createRandom(400), count, at);
    addFacts(store);
    completeFirstFriend(store, at);
  });
}

/** What a large account adds for the friends it adds. How long it took is reported. */
export function largeFriendParts(report: (line: string) => void = () => {}): DemoParts {
  return {
    "large-friends"(store) {
      const start = performance.now();
      addFacts(store);
      report(
        `Generated what filters ask about friends in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
      );
    },
  };
}

/** Gives each friend without facts his own. They depend on his id alone and what the store says of him. */
function addFacts(store: Store): void {
  const sources = sourcesIn(store);
  const known = new Set(store.list(audienceFriends).map(({ id }) => id));
  for (const { id, value } of store.list(friends)) {
    if (!known.has(id)) store.put(audienceFriends, id, factsOf(value, createRandom(id * 7919), sources), at);
  }
}

function sourcesIn(store: Store): FactSources {
  const booked = new Map<number, CalendarReservation[]>();
  for (const { value } of store.list(reservations)) {
    const { member_id, salon_id, date, salon_resource_id, course_id, status } = value;
    if (member_id === null) continue;
    const own = booked.get(member_id) ?? [];
    booked.set(member_id, [...own, { salon_id, date, resource_id: salon_resource_id, course_id, status }]);
  }
  return {
    today: dayOf(at),
    stylists: store.get(variableChoices, STYLISTS)?.value ?? [],
    resources: store.list(salonResources).map(({ value }) => value),
    courses: store.list(courses).map(({ value }) => value),
    reservationsOf: (id) => booked.get(id) ?? [],
  };
}
