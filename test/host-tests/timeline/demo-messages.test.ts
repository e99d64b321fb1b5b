import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { friends } from "../../host/api/friends.js";
import { archivedMessages, type Message, messages, messageTypes } from "../../host/api/messages.js";
import { friendParts } from "../../host/audience/demo/index.js";
import { allFriends } from "../../host/audience/friends.js";
import { demoMessages, fillWithDemoMessages, messageParts } from "../../host/demo/messages/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { prepareStore } from "../../host/first-start.js";
import { fillWithLargeData } from "../../host/large/index.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { storeKinds } from "../stores.js";

const DAY = 86_400_000;
const until = new Date("2027-03-04T16:20:00+09:00");
const folder = fileURLToPath(new URL("../../host", import.meta.url));

function filled(make: () => Store = createMemoryStore, at = until) {
  const store = make();
  fillWithDemoData(store);
  fillWithDemoMessages(store, at);
  return store;
}

const archivedOf = (store: Store) => store.list(archivedMessages).map(({ value }) => value);
const newerOf = (store: Store) => store.list(messages).map(({ value }) => value);
const allOf = (store: Store): Message[] => [...archivedOf(store), ...newerOf(store)];

describe.each(storeKinds)("the demonstration's messages, $kind", ({ make }) => {
  it("are of friends with names that are hard on a layout: a company of 45 letters, markup", () => {
    const names = filled(make)
      .list(friends)
      .map(({ value }) => value.name);
    expect(names.filter((name) => name.startsWith("株式会社")).map(({ length }) => length)).toEqual([45]);
    expect(names).toContain(`<img src=x onerror=alert(1)>"'&`);
  });

  it("are some hundreds of 25 friends in three weeks up to now, in order, the older ones in the archive", () => {
    const store = filled(make);
    const all = allOf(store);
    expect(all.length).toBeGreaterThan(380);
    expect(all.length).toBeLessThan(520);
    expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(until.getTime() - 22 * DAY);
    expect(times[0]).toBeLessThan(until.getTime() - 19 * DAY);
    expect(times.at(-1)).toBeLessThanOrEqual(until.getTime());
    expect(times.at(-1)).toBeGreaterThan(until.getTime() - DAY / 24);
    const border = until.getTime() - 10 * DAY;
    expect(archivedOf(store).length).toBeGreaterThan(50);
    expect(archivedOf(store).filter(({ timestamp }) => timestamp >= border)).toEqual([]);
    expect(newerOf(store).filter(({ timestamp }) => timestamp < border)).toEqual([]);
    expect(new Set(all.map(({ member_id }) => member_id)).size).toBe(26);
  });

  it("leave the next id above all", () => {
    const store = filled(make);
    const last = allOf(store).at(-1)!;
    expect(store.insert(messages, (id) => ({ ...last, id }), until).id).toBe(last.id + 1);
  });
});

describe("the demonstration's messages", () => {
  const store = filled();
  const all = allOf(store);
  const byId = new Map(all.map((message) => [message.id, message]));

  it("are of every type, with what belongs to it", () => {
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(messageTypes));
    for (const { type, text, media, date, timestamp } of all) {
      expect(media !== null, type).toBe(["image", "video", "audio", "sticker", "file"].includes(type));
      if (type === "unsent" || media) expect(text).toBeNull();
      else expect(text).not.toBe("");
      const inTokyo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(timestamp);
      expect(date).toBe(inTokyo);
    }
  });

  it("have files that are there, of the size they say", () => {
    for (const { media, member } of all) {
      for (const url of [media?.url, media?.thumb_url, member?.icon_url].filter(Boolean)) {
        expect(statSync(folder + url).size, url!).toBeGreaterThan(100);
      }
      if (media) expect(statSync(folder + media.url).size, media.url).toBe(media.size);
      if (media?.mime === "image/svg+xml") {
        expect(readFileSync(folder + media.url, "utf8")).not.toMatch(
          /script|style=|http:\/\/(?!www\.w3\.org)/,
        );
      }
    }
  });

  it("name their friends as the list of friends does, but for one who was deleted", () => {
    const names = new Map(store.list(friends).map(({ value }) => [value.id, value]));
    for (const { member_id, member } of all) {
      const { id, name, icon_url } = names.get(member_id) ?? { id: 0, name: "", icon_url: null };
      expect(member).toEqual(id === 0 ? null : { id, name, icon_url });
    }
    expect(all.filter(({ member }) => member === null)).toHaveLength(3);
  });

  it("quote what is near, what is far away, what was taken back; always the same friend's, and earlier", () => {
    const quotes = all.filter(({ quoted_message_id }) => quoted_message_id !== null);
    const distances = quotes.map(({ id, member_id, quoted_message_id }) => {
      const quoted = byId.get(quoted_message_id!)!;
      expect([quoted.member_id, quoted.id < id]).toEqual([member_id, true]);
      return id - quoted.id;
    });
    expect(Math.min(...distances)).toBeLessThan(10);
    expect(Math.max(...distances)).toBeGreaterThan(200);
    expect(quotes.some(({ quoted_message_id }) => byId.get(quoted_message_id!)?.type === "unsent")).toBe(
      true,
    );
  });

  it("have stars, unconfirmed ones of friends, links, long texts, long names and three of one instant", () => {
    const count = (test: (message: Message) => boolean) => all.filter(test).length;
    expect(count(({ rate }) => rate === 2)).toBeGreaterThan(8);
    expect(count(({ notify }) => notify === 1)).toBeGreaterThan(15);
    expect(count(({ notify, from }) => notify === 1 && from === "account")).toBe(0);
    expect(count(({ text }) => /https:\/\//.test(text ?? ""))).toBeGreaterThan(20);
    expect(count(({ text }) => (text ?? "").length > 1000)).toBe(1);
    expect(count(({ member }) => (member?.name ?? "").length > 40)).toBeGreaterThan(3);
    const together = all.map((message) => {
      return count((each) => each.timestamp === message.timestamp && each.member_id === message.member_id);
    });
    expect(Math.max(...together)).toBe(3);
    expect(count(({ member_id }) => member_id === 1)).toBeGreaterThan(50);
  });

  it("are the same every time, but for the time", () => {
    const withoutTime = (each: Store) => allOf(each).map(({ timestamp: _, date: __, ...rest }) => rest);
    expect(allOf(filled())).toEqual(all);
    const dayLater = filled(createMemoryStore, new Date(until.getTime() + DAY));
    expect(withoutTime(dayLater)).toEqual(withoutTime(store));
  });

  it("are of the friends that filters know, where there are such, by the same names", () => {
    const known = createMemoryStore();
    prepareStore(known, { ...friendParts, ...messageParts(() => until) });
    expect(allOf(known)).toEqual(all);
    expect(known.list(friends)).toHaveLength(400);
    const facts = new Map(allFriends(known).map(({ id, name }) => [id, name]));
    for (const { member_id, member } of all) expect(facts.get(member_id)).toBe(member?.name);
  });

  it("are a list too, newest first, with their files where a page has them", () => {
    expect(demoMessages(until).toReversed()).toEqual(all);
    const fileAt = (path: string) => `/elsewhere${path}`;
    for (const { media, member } of demoMessages(until, { fileAt })) {
      for (const url of [media?.url, media?.thumb_url, member?.icon_url].filter(Boolean)) {
        expect(url).toMatch(/^\/elsewhere\/public\//);
      }
    }
  });

  it("come after a large account's own, with ids above them", () => {
    const large = createMemoryStore();
    fillWithDemoData(large);
    const sizes = { tagFolders: 3, tags: 10, friends: 40, messages: 500, conversation: 50 };
    const weeksAgo = new Date(until.getTime() - 22 * DAY);
    fillWithLargeData(large, { ...sizes, resources: 2, reservations: 2 }, weeksAgo);
    fillWithDemoMessages(large, until, { archivedAfter: Number.POSITIVE_INFINITY });
    const everything = allOf(large);
    expect(archivedOf(large)).toHaveLength(200);
    expect(everything).toHaveLength(500 + all.length);
    const times = everything.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const ids = everything.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
