import * as funnels from "../../src/api/funnels.js";
import * as plainLists from "../../src/api/plain-lists.js";
import * as variables from "../../src/api/variables.js";
import { type CallRow, sentBy } from "./call-row.js";

const noList = [{}, "list", 5, null, { data: null }, { data: {} }, { items: [] }];

const emptySource = { items: {}, groups: {}, ids: [], group_ids: [], meta: {} };

/** Calls whose answer is a list of rows, bare or under `data`. */
export const plainListCalls: readonly CallRow[] = [
  {
    ...sentBy("loadFunnelFolders", funnels.loadFunnelFoldersEndpoint),
    make: (http) => funnels.loadFunnelFolders(http, new AbortController().signal),
    understands: [
      [
        { id: 2, name: "顧客" },
        { id: "3", name: "休眠" },
      ],
      [],
      [{ id: 2 }, { name: "IDなし" }, null, 5, { id: "" }],
      { data: [{ id: 2, name: "顧客", extra: 1 }] },
    ],
    reads: [
      [
        { id: 2, name: "顧客" },
        { id: "3", name: "休眠" },
      ],
      [],
      [{ id: 2, name: "2" }],
      [{ id: 2, name: "顧客" }],
    ],
    refuses: noList,
  },
  ...["/api/salon/statuses", "/api/salon/resources", "/api/salon/courses"].map((path) => plainList(path)),
  {
    ...sentBy("loadChoices", variables.loadChoicesEndpoint, { variable: 204 }),
    make: (http) => variables.loadChoices(http, 204, new AbortController().signal),
    understands: [
      [
        { id: 1, value: "ゴールド", color: "#ffcc00" },
        { id: "b", value: "銀", color: null },
      ],
      [],
      [{ id: 1 }, { id: 2, value: 5, color: 5 }, { value: "IDなし" }, null, { id: null }],
      { data: [{ id: 1, value: "ゴールド", color: null, extra: 1 }] },
    ],
    reads: [
      [
        { id: 1, value: "ゴールド", color: "#ffcc00" },
        { id: "b", value: "銀", color: null },
      ],
      [],
      [
        { id: 1, value: "", color: null },
        { id: 2, value: "5", color: null },
      ],
      [{ id: 1, value: "ゴールド", color: null }],
    ],
    refuses: noList,
  },
];

/** Lists of plain rows are read alike, wherever they are. */
function plainList(path: string): CallRow {
  return {
    ...sentBy(`loadPlainList of ${path}`, { ...plainLists.loadPlainListEndpoint, path }),
    make: (http) => plainLists.loadPlainList(http, path, new AbortController().signal),
    understands: [
      [
        { id: 7, name: "席" },
        { id: 3, name: "個室", salon_id: 1 },
      ],
      [{ key: "approved", name: "予約済み" }],
      [],
      [
        { id: 7, deleted: true },
        { id: 3, deleted: false },
        { name: "IDなし" },
        null,
        { id: 3, name: "二度目" },
      ],
      { data: [{ id: 7 }] },
    ],
    reads: [
      {
        ...emptySource,
        items: { 7: { id: 7, name: "席" }, 3: { id: 3, name: "個室", salon_id: 1 } },
        ids: [7, 3],
      },
      {
        ...emptySource,
        items: { approved: { id: "approved", key: "approved", name: "予約済み" } },
        ids: ["approved"],
      },
      emptySource,
      { ...emptySource, items: { 3: { id: 3, deleted: false } }, ids: [3] },
      { ...emptySource, items: { 7: { id: 7 } }, ids: [7] },
    ],
    refuses: noList,
  };
}
