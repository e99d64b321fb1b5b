import { describe, expect, it } from "vitest";
import everyCondition from "../fixtures/filter-every-condition.json" with { type: "json" };
import type { ResourceSource } from "../host/api/resource-source.js";
import { createApi } from "../host/api.js";
import { demoFilters } from "../host/demo/filters.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createMemoryStore } from "../host/store-memory.js";
import { getJson } from "./calls.js";

const store = createMemoryStore();
fillWithDemoData(store);
const api = createApi({ store });

interface Row {
  readonly id: number;
  readonly salon_id?: number;
  readonly menuable_id?: number;
  readonly deleted: boolean;
}
const rowsOf = async (path: string) => ((await getJson(api, path)) as { data: Row[] }).data;

describe("what conditions are chosen from", () => {
  it("journeys have phases in their order", async () => {
    const { data } = (await getJson(api, "/api/journeys")) as { data: { id: number; name: string }[] };
    expect(data.map(({ id }) => id).slice(0, 3)).toEqual([1401, 1402, 1411]);
    expect(data[0]).toEqual({
      id: 1401,
      name: "はじめての来店まで",
      group_id: 81,
      order: 1,
      favorite: 1,
      favorite_order: 1,
      journey_kpis: [
        { journey_tag_id: 1001, order: 1 },
        { journey_tag_id: 1002, order: 2 },
        { journey_tag_id: 1003, order: 3 },
      ],
      member_query_id: null,
      member_count: 0,
      updated_at: "2026-11-02T01:00:00.000Z",
    });
  });

  it("resources name their salon, and one is deleted", async () => {
    const rows = await rowsOf("/api/salon/resources");
    expect(rows[0]).toEqual({ id: 11, salon_id: 1, name: "佐々木（店長）", order: 1, deleted: false });
    expect(rows.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual([23]);
    expect(new Set(rows.map(({ salon_id }) => salon_id))).toEqual(new Set([1, 2, 3]));
  });

  it("courses name their salon, and one is deleted", async () => {
    const rows = await rowsOf("/api/salon/courses");
    expect(rows[0]).toEqual({ id: 41, menuable_id: 1, name: "カット", order: 1, deleted: false });
    expect(rows.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual([53]);
  });

  it.each([
    ["/api/salon/resources?salon_ids[]=2", [21, 22, 23]],
    ["/api/salon/resources?salon_ids[]=3&salon_ids[]=1", [11, 12, 13, 31]],
    ["/api/salon/resources?salon_ids%5B%5D=9", []],
    ["/api/salon/courses?salon_ids[]=3", [61]],
  ])("%s is of those salons alone", async (path, ids) => {
    expect((await rowsOf(path)).map(({ id }) => id)).toEqual(ids);
  });

  it("statuses are those with a name, in their order", async () => {
    expect(await getJson(api, "/api/salon/statuses")).toEqual({
      data: [
        { key: "approved", name: "予約済み" },
        { key: "canceled", name: "キャンセル済み" },
        { key: "pending", name: "新規申請中" },
        { key: "denied", name: "新規申請却下" },
        { key: "cancel_pending", name: "キャンセル申請中" },
        { key: "edit_pending", name: "変更申請中" },
      ],
    });
  });
});

describe("the saved filters of the demonstration", () => {
  it("are at least eight, in folders, the fixture among them", async () => {
    const { ids, group_ids } = (await getJson(api, "/api/v_resource/funnel")) as ResourceSource;
    expect(ids).toEqual([1601, 1602, 1603, 1604, 1605, 1606, 1608, 1609, 1610]);
    expect(group_ids).toEqual([161, 162]);
    expect(await getJson(api, "/api/funnel/data/1601")).toEqual({
      ...everyCondition,
      fid: 1601,
      group_id: 161,
    });
    expect(demoFilters.map(({ fid }) => fid)).toEqual(ids);
  });

  it.each<[kind: string, there: number[], gone: number[]]>([
    ["tag", [101, 102, 103], [118]],
    ["varia", [201, 202, 203], [211]],
    ["scenario", [501], [506]],
    ["slot", [801], [805]],
    ["salon", [1], [4]],
    ["common_vars", [901], [906]],
    ["tracker", [1101], [1106]],
    ["landing", [1201], [1206]],
    ["episode", [701], [705]],
    ["richmenu", [601], [606]],
    ["form", [1301], [1306]],
    ["journey_tag", [1001], [1007]],
    ["response_mark", [1, 3], []],
    ["funnel", [1601], [1607]],
  ])("%s has what the fixture names, and not what was deleted", async (kind, there, gone) => {
    const { ids } = (await getJson(api, `/api/v_resource/${kind}`)) as ResourceSource;
    expect(ids).toEqual(expect.arrayContaining(there));
    for (const id of gone) expect(ids).not.toContain(id);
  });
});
