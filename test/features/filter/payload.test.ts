import { describe, expect, it } from "vitest";
import { readFilter, writeFilter } from "../../../src/features/filter/entity.js";
import { filterPayload } from "../../../src/features/filter/payload.js";
import type { FilterMode } from "../../../src/features/filter/settings.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyOf, deepFreeze, filterOf, held, tagged } from "./open-filter.js";

const modes: FilterMode[] = ["editor", "board", "funneling"];

describe.each(modes)("in mode %s", (mode) => {
  it.each<[query: PlainData, sent: PlainData]>([
    [100, "100"],
    [0, "0"],
    [0.5, "0.5"],
    ["100", "100"],
    ["", ""],
    [null, ""],
  ])("the query %j is sent as %j, also inside or-panels", (query, sent) => {
    const search = (value: PlainData) => ({ type: 75, future: 1, query: value, var_id: 202, match: 0 });
    expect(payloadOf(filterOf(search(query), anyOf(tagged(1), search(query))), mode)).toBe(
      JSON.stringify(filterOf(search(sent), anyOf(tagged(1), search(sent)))),
    );
  });

  it.each<[what: string, condition: PlainObject]>([
    ["a search without a query", { type: 75, var_id: 202 }],
    ["one that cannot be read", { type: 75, var_id: 202, match: "0", query: 100 }],
    ["a number of common information", { type: 77, common_var_id: 1, match: 10, query: 100 }],
    ["a query of linked data", { type: 115, match: 10, query: 100 }],
    ["a query of what is unknown", { ...held, query: 100 }],
  ])("%s stays as it is", (_, condition) => {
    const filter = filterOf(condition, anyOf(condition));
    expect(payloadOf(filter, mode)).toBe(JSON.stringify(filter));
  });

  it.each<[what: string, filter: PlainObject, trimmed: PlainObject]>([
    ["a name", filterOf(tagged(1)), {}],
    ["blanks around it", { ...filterOf(), name: " 　優良 顧客\t" }, { name: "優良 顧客" }],
    ["blanks alone", { ...filterOf(), name: " 　" }, { name: "" }],
    ["without conditions", { name: " 名 ", fid: 5 }, { name: "名" }],
    ["conditions that are null", { name: " 名 ", inputs: null }, { name: "名" }],
    ["a name of another type", { ...filterOf(), name: 5 }, {}],
    ["no name at all", { fid: 5, inputs: [] }, {}],
  ])(
    "the name is sent without blanks around it, except where only conditions are shown: %s",
    (_, filter, trimmed) => {
      const expected = mode === "funneling" ? filter : { ...filter, ...trimmed };
      expect(payloadOf(filter, mode)).toBe(JSON.stringify(expected));
    },
  );
});

it("what is edited stays as it is", () => {
  const filter = { ...filterOf({ type: 75, var_id: 202, match: 0, query: 100 }), name: " 名 " };
  const state = deepFreeze(readFilter(filter)!);
  filterPayload(state, { mode: "editor" });
  expect(JSON.stringify(writeFilter(state))).toBe(JSON.stringify(filter));
});

/** As text, because the order of the keys is part of the promise. */
function payloadOf(filter: PlainObject, mode: FilterMode): string {
  return JSON.stringify(filterPayload(readFilter(filter)!, { mode }));
}
