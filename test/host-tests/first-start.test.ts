import Database from "libsql";
import { describe, expect, it, vi } from "vitest";
import { blankFilter } from "../host/api/filter-document.js";
import { itemsOf } from "../host/api/picker-items.js";
import { createApi } from "../host/api.js";
import { openAudience } from "../host/audience/audience.js";
import { friendParts } from "../host/audience/demo/index.js";
import { demoParts } from "../host/demo-data.js";
import { prepareStore } from "../host/first-start.js";
import { getJson } from "./calls.js";
import { databaseFile, openStore } from "./stores.js";

describe("a database of the first version", () => {
  /** The file as that version left it: the first part of the data, choices without a place, no list of parts, no other tables. */
  function firstVersion(): string {
    const file = databaseFile();
    const store = openStore(file);
    demoParts.first?.(store);
    store.put({ name: "host" }, 1, { csrfToken: "kept" }, new Date(0));
    store.delete(itemsOf("tag"), 101);
    store.close();
    const database = new Database(file);
    database.exec(`UPDATE documents SET body = json_remove(body, '$.order'); PRAGMA user_version = 1;`);
    database.close();
    return file;
  }

  it("gets what came since, keeps its token, and brings nothing back", async () => {
    const store = openStore(firstVersion());
    expect(prepareStore(store)).toBe("kept");
    expect(prepareStore(store)).toBe("kept");
    const api = createApi({ store });
    expect(await getJson(api, "/api/v_resource/landing")).toMatchObject({
      ids: [1201, 1202, 1203, 1204, 1205],
    });
    const tags = (await getJson(api, "/api/v_resource/tag")) as { ids: number[] };
    expect(tags.ids.slice(0, 3)).toEqual([102, 103, 104]);
    expect(tags.ids).not.toContain(101);
    expect(await getJson(api, "/api/funnel/data/1601")).toMatchObject({ name: "休眠中の優良顧客" });
  });

  it("is said to be older than a migration, once", () => {
    const report = vi.fn();
    const file = firstVersion();
    openStore(file, { report }).close();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/older than a migration.*--reset/));
    openStore(file, { report });
    expect(report).toHaveBeenCalledOnce();
  });

  it("gets friends whom filters find", () => {
    const store = openStore(firstVersion());
    expect(prepareStore(store, friendParts)).toBe("kept");
    const audience = openAudience(store, () => new Date("2026-11-21T00:00:00Z"));
    expect(audience.estimate(blankFilter(null, "", null)).friends).toBeGreaterThan(300);
  });
});

it("says nothing of a new database", () => {
  const report = vi.fn();
  openStore(databaseFile(), { report });
  expect(report).not.toHaveBeenCalled();
});

describe("a database of before there were filters", () => {
  it("keeps what was renamed, deleted and added among their rows", async () => {
    const store = openStore(databaseFile());
    demoParts.first?.(store);
    demoParts["all-kinds"]?.(store);
    const rows = itemsOf("funnel");
    for (const id of [1603, 1608, 1609, 1610]) store.delete(rows, id);
    store.put(rows, 1602, { ...store.get(rows, 1602)!.value, name: "改名" }, new Date(0));
    store.put(rows, 1608, { ...store.get(rows, 1601)!.value, id: 1608, name: "操作者の条件" }, new Date(0));
    demoParts.filters?.(store);
    const api = createApi({ store });
    const { ids } = (await getJson(api, "/api/v_resource/funnel")) as { ids: number[] };
    expect([...ids].sort()).toEqual([1601, 1602, 1604, 1605, 1606, 1608, 1609, 1610]);
    const load = (id: number) => getJson(api, `/api/funnel/data/${id}`);
    expect(await load(1602)).toEqual({ ...blankFilter(1602, "改名", 161) });
    expect(await load(1608)).toEqual({ ...blankFilter(1608, "操作者の条件", 161) });
    expect(await load(1609)).toMatchObject({ inputs: [{ type: 41 }, { type: 90 }] });
  });
});
