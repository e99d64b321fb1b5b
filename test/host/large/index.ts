import { friends } from "../api/friends.js";
import { archivedMessages, messages } from "../api/messages.js";
import { groupsOf, itemsOf } from "../api/picker-items.js";
import { reservations, salonResources } from "../api/reservations.js";
import { writersIn } from "../demo/messages/writers.js";
import type { DemoParts } from "../demo-data.js";
import type { Resource, Store } from "../store.js";
import { fillFriends } from "./friends.js";
import { fillMessages } from "./messages.js";
import { createRandom } from "./random.js";
import { fillReservations } from "./reservations.js";
import { fillTags } from "./tags.js";

/** How many of each there are in the end, the demo data's own included. */
export interface LargeSizes {
  readonly tagFolders: number;
  readonly tags: number;
  readonly friends: number;
  /** Messages, those in the archive included. */
  readonly messages: number;
  /** How many of them are with the first friend. */
  readonly conversation: number;
  readonly resources: number;
  /** Reservations in one day. */
  readonly reservations: number;
}

export const largeSizes: LargeSizes = {
  tagFolders: 300,
  tags: 100_000,
  friends: 20_000,
  messages: 100_000,
  conversation: 10_000,
  resources: 200,
  reservations: 2_000,
};

/** The day on which all reservations lie. */
export const largeDay = "2026-12-01";

const at = new Date("2026-11-20T10:00:00+09:00");

/**
 * Adds to a store with demo data what a large account has: the same every time, but that the messages end at `until`. Answers
 * how many there are now.
 */
export function fillWithLargeData(
  store: Store,
  sizes: LargeSizes = largeSizes,
  until: Date = at,
): LargeSizes {
  store.atomically(() => {
    const random = createRandom(20261120);
    fillTags(store, random, { folders: sizes.tagFolders, tags: sizes.tags }, at);
    fillFriends(store, random, sizes.friends, at);
    writersIn(store, at);
    fillMessages(store, random, sizes, until);
    fillReservations(
      store,
      random,
      { resources: sizes.resources, reservations: sizes.reservations, date: largeDay },
      at,
    );
  });
  const count = (resource: Resource<unknown>) => store.list(resource).length;
  return {
    tagFolders: count(groupsOf("tag")),
    tags: count(itemsOf("tag")),
    friends: count(friends),
    messages: count(archivedMessages) + count(messages),
    conversation: sizes.conversation,
    resources: count(salonResources),
    reservations: count(reservations),
  };
}

/** The large account as a part of the demo data. What it made and how long it took is reported. */
export function largeParts(
  report: (line: string) => void = () => {},
  until: () => Date = () => at,
): DemoParts {
  return {
    large(store) {
      const start = performance.now();
      const counts = fillWithLargeData(store, largeSizes, until());
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      report(`Generated the data of a large account in ${seconds} s: ${describe(counts)}.`);
    },
  };
}

function describe(counts: LargeSizes): string {
  const { tags, tagFolders, friends, messages, conversation, resources, reservations } = counts;
  const number = (count: number) => count.toLocaleString("en-US");
  return [
    `${number(tags)} tags in ${number(tagFolders)} folders`,
    `${number(friends)} friends`,
    `${number(messages)} messages, ${number(conversation)} of them of one friend`,
    `${number(resources)} resources with ${number(reservations)} reservations on ${largeDay}`,
  ].join(", ");
}
