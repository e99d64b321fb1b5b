import type { Friend } from "../../api/friends.js";
import { openMessages } from "../../api/message-table.js";
import type { Message } from "../../api/messages.js";
import { type DemoParts, fillWithDemoData } from "../../demo-data.js";
import { createRandom, type Random } from "../../large/random.js";
import type { Store } from "../../store.js";
import { createMemoryStore } from "../../store-memory.js";
import { addMessages, type Draft, dayAt } from "./add-messages.js";
import {
  conversations,
  type Line,
  longStory,
  openConversations,
  unbreakable,
  welcome,
} from "./conversations.js";
import { said, text } from "./media.js";
import { writersIn } from "./writers.js";

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Over how many days the messages are spread. */
export const demoDays = 21;
/** Of whom nothing is left but what was written. */
const DELETED_FRIEND = 99_001;
/** Conversations besides the first day, of one friend so many that they fill more than a page. */
const talksOf = (index: number) => (index === 0 ? 12 : 2 + (index % 2));

/** When a demonstration that stands still ends: stories and tests see the same dates at every start. */
export const demoNow = new Date("2026-11-20T10:00:00+09:00");

export interface DemoMessageOptions {
  /** How old a message is when it is moved to the archive, in days. */
  readonly archivedAfter?: number;
  /** Where a file that the host serves is found, for pages that are their own host. Default: where the host has it. */
  readonly fileAt?: (path: string) => string;
}

/**
 * Adds to a store with demo data some 400 messages of 25 friends, of every type, in the three weeks up to `until`: the same
 * ones every time. Friends who are not there yet come with them.
 */
export function fillWithDemoMessages(
  store: Store,
  until: Date = demoNow,
  { archivedAfter = 10, fileAt = (path) => path }: DemoMessageOptions = {},
): void {
  store.atomically(() => {
    const drafts = draftsOf(writersIn(store, until), until.getTime());
    const archivedBefore = until.getTime() - archivedAfter * DAY;
    addMessages(store, drafts, { archivedBefore, at: until, fileAt });
  });
}

/** The same messages as a list, newest first, for stories and tests that show some without a host. */
export function demoMessages(until: Date = demoNow, options: DemoMessageOptions = {}): Message[] {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoMessages(store, until, options);
  const rows = openMessages(store).rows();
  return rows.map(({ message }) => message).reverse();
}

/** The demonstration's messages as a part of its data. They end at the moment they are put in. */
export function messageParts(now: () => Date, options: DemoMessageOptions = {}): DemoParts {
  return { messages: (store) => fillWithDemoMessages(store, now(), options) };
}

function draftsOf(people: readonly Friend[], until: number): Draft[] {
  const random = createRandom(2611);
  const drafts = people.flatMap((friend, index) => friendsDrafts(friend, index, random, until));
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error("The demonstration needs friends.");
  const firstOf = (friend: Friend) => drafts.find(({ member_id }) => member_id === friend.id);
  const single = (friend: Friend, ago: number, more: Partial<Draft> = {}): Draft => {
    return {
      ...draft(friend, until - ago * MINUTE, { from: "member", wait: 0, content: text("") }),
      ...more,
    };
  };
  return [
    ...drafts,
    // A quote of what is far above, and one of what was taken back.
    single(first, 6, {
      text: "最初にいただいたご案内の件、まだ間に合いますか？",
      notify: 1,
      ...quoteOf(firstOf(first)),
    }),
    single(second, 52, {
      text: "上で取り消したメッセージは忘れてください🙏",
      notify: 1,
      ...quoteOf(drafts.find(({ type, member_id }) => type === "unsent" && member_id === second.id)),
    }),
    single(third, 26 * 60, { text: longStory, rate: 2, notify: 1 }),
    single(third, 25 * 60, { text: unbreakable, notify: 1 }),
    // Three of one instant.
    ...["1", "2", "3"].map((each) => single(first, (3 * DAY) / MINUTE, { text: `同時に届いた${each}通目` })),
    ...leftBehind(until),
  ];
}

function quoteOf(quotes: Draft | undefined) {
  return quotes ? { quotes } : {};
}

/** A friend's first day, some conversations since, and for every third one that waits for an answer. */
function friendsDrafts(friend: Friend, index: number, random: Random, until: number): Draft[] {
  const joined = index === 0 ? demoDays : random.whole(10, demoDays);
  const days = random.some(
    Array.from({ length: joined - 1 }, (_, day) => day + 1),
    talksOf(index),
  );
  const talks = random.some(conversations, talksOf(index));
  // Who quotes what he took back must have taken something back.
  if (index === 1) talks[0] = conversations.find((talk) => talk[0]?.content.type === "unsent") ?? welcome;
  const open = index % 3 === 0 ? openConversations[(index / 3) % openConversations.length] : undefined;
  return [
    ...talk(friend, welcome, dayAt(until, joined, random.whole(9 * 60, 12 * 60))),
    ...talks.flatMap((lines, turn) => {
      return talk(friend, lines, dayAt(until, days[turn] ?? 1, random.whole(9 * 60, 18 * 60)));
    }),
    ...(open ? talk(friend, open, until - (12 + index * index * 7) * MINUTE - minutesOf(open), 1) : []),
  ];
}

function talk(friend: Friend, lines: readonly Line[], from: number, notify: 0 | 1 = 0): Draft[] {
  const drafts: Draft[] = [];
  let timestamp = from;
  for (const line of lines) {
    timestamp += line.wait * MINUTE;
    const quoted = line.quotes === undefined ? undefined : drafts.at(-line.quotes);
    drafts.push({
      ...draft(friend, timestamp, line),
      notify: line.from === "member" ? notify : 0,
      ...quoteOf(quoted),
    });
  }
  return drafts;
}

function minutesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { wait }) => sum + wait, 0) * MINUTE;
}

function draft({ id, name, icon_url }: Friend, timestamp: number, { from, content, isStarred }: Line): Draft {
  const member = { id, name, icon_url };
  return { member_id: id, member, timestamp, from, ...content, rate: isStarred ? 2 : 1, notify: 0 };
}

/** The messages of a friend who was deleted. */
function leftBehind(until: number): Draft[] {
  const common = { member_id: DELETED_FRIEND, member: null, rate: 1 as const, notify: 0 as const };
  const at = dayAt(until, 4, 15 * 60);
  return [
    { ...common, timestamp: at, from: "member", ...text("予約をキャンセルします。アカウントも消します。") },
    { ...common, timestamp: at + 4 * MINUTE, from: "account", ...text("承知いたしました。") },
    { ...common, timestamp: at + 9 * MINUTE, from: "account", ...said("system", "友だちが削除されました。") },
  ];
}
