import Database from "libsql";
import { describe, expect, it } from "vitest";
import { resource } from "../host/store.js";
import { databaseFile, openStore, storeKinds } from "./stores.js";

const notes = resource<{ words: string; tags?: string[] }>("note");
const others = resource<{ words: string }>("other");
const noon = new Date("2026-11-20T03:00:00Z");

describe.each(storeKinds)("store, $kind", ({ make }) => {
  it("gives back documents with exactly what it knows about them", () => {
    const store = make();
    const stored = { id: 5, value: { words: "あ", tags: ["x"] }, updatedAt: "2026-11-20T03:00:00.000Z" };
    expect(store.put(notes, 5, { words: "あ", tags: ["x"] }, noon)).toEqual(stored);
    expect(store.get(notes, 5)).toEqual(stored);
    expect(store.list(notes)).toEqual([stored]);
    expect(store.get(notes, 6)).toBeUndefined();
    expect(store.list(others)).toEqual([]);
  });

  it("lists the lowest id first, whatever came first", () => {
    const store = make();
    for (const id of [10, 2, 9]) store.put(notes, id, { words: String(id) }, noon);
    expect(store.list(notes).map(({ id }) => id)).toEqual([2, 9, 10]);
  });

  it("never gives an id twice", () => {
    const store = make();
    store.put(notes, 7, { words: "a" }, noon);
    expect(store.insert(notes, (id) => ({ words: `n${id}` }), noon)).toMatchObject({
      id: 8,
      value: { words: "n8" },
    });
    expect(store.delete(notes, 8)).toBe(true);
    expect(store.delete(notes, 8)).toBe(false);
    store.put(notes, 3, { words: "lower" }, noon);
    expect(store.insert(notes, () => ({ words: "b" }), noon).id).toBe(9);
    expect(store.insert(others, () => ({ words: "c" }), noon).id).toBe(1);
  });

  it("writes many with the ids that as many inserts would give", () => {
    const store = make();
    store.put(notes, 7, { words: "a" }, noon);
    store.insertMany(notes, 3, (id, index) => ({ words: `${id}/${index}` }), noon);
    expect(store.list(notes).map(({ id, value }) => [id, value.words])).toEqual([
      [7, "a"],
      [8, "8/0"],
      [9, "9/1"],
      [10, "10/2"],
    ]);
    expect(store.get(notes, 9)?.updatedAt).toBe(noon.toISOString());
    store.insertMany(notes, 0, () => ({ words: "none" }), noon);
    expect(store.insert(notes, () => ({ words: "next" }), noon).id).toBe(11);
    const failing = (id: number) => {
      if (id === 13) throw new Error("halfway");
      return { words: "lost" };
    };
    expect(() => store.atomically(() => store.insertMany(notes, 5, failing, noon))).toThrow("halfway");
    expect(store.insert(notes, () => ({ words: "after" }), noon).id).toBe(12);
  });

  it("hands out copies", () => {
    const store = make();
    const value = { words: "a", tags: ["x"] };
    const stored = store.put(notes, 1, value, noon);
    value.tags.push("y");
    stored.value.tags?.push("z");
    store.get(notes, 1)?.value.tags?.push("z");
    expect(store.get(notes, 1)?.value).toEqual({ words: "a", tags: ["x"] });
  });

  it("keeps all of a piece of work or none", () => {
    const store = make();
    store.put(notes, 1, { words: "before" }, noon);
    const work = () =>
      store.atomically(() => {
        store.put(notes, 1, { words: "after" }, noon);
        store.insert(notes, () => ({ words: "new" }), noon);
        throw new Error("halfway");
      });
    expect(work).toThrow("halfway");
    expect(store.list(notes).map(({ value }) => value.words)).toEqual(["before"]);
    expect(store.atomically(() => store.insert(notes, () => ({ words: "next" }), noon).id)).toBe(2);
  });
});

describe("a SQLite file", () => {
  it("keeps documents and used ids over a restart", () => {
    const file = databaseFile();
    const first = openStore(file);
    first.put(notes, 3, { words: "残る" }, noon);
    first.insert(notes, () => ({ words: "消す" }), noon);
    first.delete(notes, 4);
    first.close();
    const second = openStore(file);
    expect(second.list(notes).map(({ value }) => value.words)).toEqual(["残る"]);
    expect(second.insert(notes, () => ({ words: "次" }), noon).id).toBe(5);
  });

  it("starts empty with reset", () => {
    const file = databaseFile();
    const first = openStore(file);
    first.put(notes, 3, { words: "a" }, noon);
    first.close();
    const second = openStore(file, { reset: true });
    expect(second.list(notes)).toEqual([]);
    expect(second.insert(notes, () => ({ words: "b" }), noon).id).toBe(1);
  });

  it("refuses a file from a newer version and says what to do", () => {
    const file = databaseFile();
    openStore(file).close();
    const newer = new Database(file);
    newer.exec("PRAGMA user_version = 99");
    newer.close();
    expect(() => openStore(file)).toThrow(/newer version.*--reset/);
    expect(openStore(file, { reset: true }).list(notes)).toEqual([]);
  });
});
