import { loadRemaining, remainingEndpoints } from "../../src/api/remaining.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

const aNumber = {
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
} satisfies Partial<CallRow>;

/** How many are left of what an effect reserves. */
export const restCalls: readonly CallRow[] = [
  {
    ...sentBy("loadRest of a slot", remainingEndpoints.slots, { id: 41 }),
    ...aNumber,
    make: (http) => loadRemaining(http, "slots", 41, signal),
  },
  {
    ...sentBy("loadRest of a plan", remainingEndpoints.menus, { id: 7 }),
    ...aNumber,
    make: (http) => loadRemaining(http, "menus", 7, signal),
  },
];
