import { describe, expect, it } from "vitest";
import { friends } from "../host/api/friends.js";
import { archivedMessages, messages, messageTypes } from "../host/api/messages.js";
import { groupsOf, itemsOf } from "../host/api/picker-items.js";
import { courses, reservations, salonResources } from "../host/api/reservations.js";
import type { ResourceSource } from "../host/api/resource-source.js";
import { createApi } from "../host/api.js";
import { demoParts, fillWithDemoData } from "../host/demo-data.js";
import { prepareStore } from "../host/first-start.js";
import { fillWithLargeData, largeDay, largeParts, largeSizes } from "../host/large/index.js";
import { createRandom } from "../host/large/random.js";
import type { Resource, Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";
import { getJson } from "./calls.js";
import { storeKinds } from "./stores.js";

/** A hundredth of each. */
const sizes = {
  tagFolders: 30,
  tags: 1000,
  friends: 200,
  messages: 100,
  conversation: 30,
  resources: 20,
  reservations: 200,
};

function fill(make: () => Store = createMemoryStore) {
  const store = make();
  fillWithDemoData(store);
  return { store, counts: fillWithLargeData(store, sizes) };
}

const valuesOf = <T>(store: Store, resource: Resource<T>) => store.list(resource).map(({ value }) => value);

describe.each(storeKinds)("a large account, scaled down, $kind", ({ make }) => {
  it("has as many of each as it says, and the demo data among them", async () => {
    const { store, counts } = fill(make);
    expect(counts).toEqual(sizes);
    const { items, groups, ids, group_ids } = (await getJson(
      createApi({ store }),
      "/api/v_resource/tag",
    )) as ResourceSource;
    expect([ids.length, new Set(ids).size, group_ids.length]).toEqual([1000, 1000, 30]);
    expect(items[101]?.name).toBe("来店済み");
    const inFolders = Object.values(groups).reduce((sum, { item_count }) => sum + item_count, 0);
    const withoutFolder = Object.values(items).filter(({ group_id }) => group_id === null).length;
    expect(inFolders + withoutFolder).toBe(1000);
    expect(withoutFolder).toBeGreaterThan(0);
  });
});

describe("a large account", () => {
  it("is of the size that was promised", () => {
    expect(largeSizes).toEqual({
      tagFolders: 300,
      tags: 100_000,
      friends: 20_000,
      messages: 100_000,
      conversation: 10_000,
      resources: 200,
      reservations: 2_000,
    });
  });

  it("comes out the same every time", () => {
    const everything = (store: Store) =>
      [groupsOf("tag"), itemsOf("tag"), friends, messages, courses, salonResources, reservations].map(
        (each) => store.list<unknown>(each),
      );
    expect(everything(fill().store)).toEqual(everything(fill().store));
  });

  it("names only what is there", () => {
    const { store } = fill();
    const tags = new Map(valuesOf(store, itemsOf("tag")).map(({ id, name }) => [id, name]));
    const people = new Map(valuesOf(store, friends).map(({ id, name }) => [id, name]));
    for (const friend of people.keys()) {
      for (const { id, name } of store.get(friends, friend)!.value.tags) expect(tags.get(id)).toBe(name);
    }
    for (const { member_id, member, salon_resource_id, course_id } of valuesOf(store, reservations)) {
      expect(people.get(member_id!)).toBe(member?.name);
      expect(store.get(salonResources, salon_resource_id!)).toBeDefined();
      expect(store.get(courses, course_id!)).toBeDefined();
    }
  });

  it("has messages of many friends, one long conversation among them, in order, the older ones in the archive", () => {
    const { store } = fillMany();
    const archived = valuesOf(store, archivedMessages);
    const all = [...archived, ...valuesOf(store, messages)];
    expect([archived.length, all.length]).toEqual([800, 2000]);
    expect(all.filter(({ member_id }) => member_id === 1)).toHaveLength(600);
    expect(new Set(all.map(({ member_id }) => member_id)).size).toBeGreaterThan(100);
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
    expect(times.at(-1)).toBeLessThan(Date.parse("2026-11-20T10:00:00+09:00"));
    const types = new Set(all.map(({ type }) => type));
    expect([...types].sort()).toEqual(messageTypes.toSorted());
  });

  it("has all reservations in one day, and never two at once with one resource", () => {
    const all = valuesOf(fill().store, reservations);
    expect(new Set(all.map(({ date }) => date))).toEqual(new Set([largeDay]));
    const taken = new Map<number, string>();
    for (const { salon_resource_id, from, to } of all) {
      expect(from >= (taken.get(salon_resource_id!) ?? "09:00")).toBe(true);
      expect(to > from && to <= "21:00").toBe(true);
      taken.set(salon_resource_id!, to);
    }
    expect(taken.size).toBe(sizes.resources);
    for (const { status, change_child, cancel_child } of all) {
      expect(change_child?.status).toBe(status === "edit_pending" ? "edit_pending" : undefined);
      expect(cancel_child?.status).toBe(status === "cancel_pending" ? "cancel_pending" : undefined);
    }
    expect(new Set(all.map(({ status }) => status)).size).toBe(6);
  });

  it("is generated once, and reported", () => {
    const store = createMemoryStore();
    const lines: string[] = [];
    const large = { large: (each: Store) => void lines.push(`large ${each === store}`) };
    prepareStore(store);
    prepareStore(store, large);
    prepareStore(store, large);
    prepareStore(store);
    prepareStore(store, large);
    expect(lines).toEqual(["large true"]);
    expect(Object.keys(largeParts())).toEqual(["large"]);
    expect(Object.keys(demoParts)).not.toContain("large");
  });

  /** Enough messages for the rare types. */
  function fillMany() {
    const store = createMemoryStore();
    fillWithDemoData(store);
    return { store, counts: fillWithLargeData(store, { ...sizes, messages: 2000, conversation: 600 }) };
  }
});

describe("seeded chance", () => {
  it("repeats itself, stays in its bounds and reaches both", () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 500 }, () => random.whole(3, 7));
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect([...new Set(draw(1))].sort()).toEqual([3, 4, 5, 6, 7]);
  });

  it("picks different ones, or all there are", () => {
    const random = createRandom(1);
    expect(new Set(random.some([1, 2, 3, 4, 5], 3)).size).toBe(3);
    expect(random.some([1, 2], 5).sort()).toEqual([1, 2]);
    expect(() => random.pick([])).toThrow("nothing to pick");
  });
});
