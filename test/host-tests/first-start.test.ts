import Database from "libsql";
import { describe, expect, it } from "vitest";
import { itemsOf } from "../host/api/picker-items.js";
import { createApi } from "../host/api.js";
import { demoParts } from "../host/demo-data.js";
import { prepareStore } from "../host/first-start.js";
import { getJson } from "./calls.js";
import { databaseFile, openStore } from "./stores.js";

describe("a database of the first version", () => {
  /** The file as that version left it: the first part of the data, choices without a place, and no list of parts. */
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
  });
});
