import { loadRest } from "../../src/api/rest.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();

const aNumber = {
  method: "GET",
  query: {},
  body: null,
  timeout: 10_000,
  understands: [{ rest: 3 }, { rest: "12" }, { rest: 0 }, { rest: -1, of: 20 }],
  reads: [3, 12, 0, -1],
  refuses: [
    {},
    [],
    "3",
    3,
    null,
    { rest: null },
    { rest: "" },
    { rest: "many" },
    { rest: [3] },
    { data: null },
  ],
  understandsNothing: false,
} satisfies Partial<CallRow>;

/** How many are left of what an effect reserves. */
export const restCalls: readonly CallRow[] = [
  {
    ...aNumber,
    name: "loadRest of a slot",
    make: (http) => loadRest(http, "slots", 41, signal),
    path: "/api/line/slots/41/rest",
  },
  {
    ...aNumber,
    name: "loadRest of a plan",
    make: (http) => loadRest(http, "menus", 7, signal),
    path: "/api/line/menus/7/rest",
  },
];
