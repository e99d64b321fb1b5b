import * as v from "valibot";
import type { CallRow } from "./call-row.js";

// What `Http` offers and no call of the library asks for yet, so that each kind goes through every fault.

const friend = v.object({ id: v.number(), name: v.string() });
const logs = v.object({ data: v.array(v.number()), pagination: v.object({ last_page: v.number() }) });
const written = { id: 5, name: "田中" };
const page = { data: [3, 2], pagination: { last_page: 4 } };

export const madeUpCalls: readonly CallRow[] = [
  {
    name: "a write that says what its 409 holds",
    make: (http) =>
      http.send({
        method: "PUT",
        path: "/api/made-up/5",
        json: written,
        timeout: 30_000,
        success: friend,
        conflict: v.object({ message: v.string(), vals: v.record(v.string(), v.string()) }),
      }),
    method: "PUT",
    path: "/api/made-up/5",
    query: {},
    body: { json: JSON.stringify(written) },
    timeout: 30_000,
    understands: [written],
    refuses: [{}, { id: "5", name: "田中" }],
    understandsNothing: false,
    conflict: {
      body: { message: "他の人が更新しました", vals: { a: "b" }, more: 1 },
      reads: { message: "他の人が更新しました", vals: { a: "b" } },
    },
  },
  {
    name: "a read with parameters that keeps what stands beside its data",
    make: (http) =>
      http.send({
        method: "GET",
        path: "/api/made-up?kept=1",
        query: { q: "山 田&", page: 2, stars: true, old: false, none: undefined, nil: null, "no-list": [] },
        timeout: 10_000,
        success: logs,
        wholeBody: true,
      }),
    method: "GET",
    path: "/api/made-up",
    query: { kept: "1", q: "山 田&", page: "2", stars: "1", old: "0" },
    body: null,
    timeout: 10_000,
    understands: [page],
    refuses: [[3, 2], { data: [3, 2] }, { data: page }],
    understandsNothing: false,
    readsWholeBody: true,
  },
];
