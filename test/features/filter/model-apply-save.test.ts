import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { filterOf, openFilter, tagged } from "./open-filter.js";

const fresh: PlainObject = { ...filterOf(tagged(1)), fid: null };

describe("after a save", () => {
  it.each<[what: string, filter: PlainObject]>([
    ["with blanks around its name", { ...fresh, name: " 優良顧客 " }],
    ["with a query that was a number", { ...fresh, inputs: [{ type: 75, var_id: 202, match: 0, query: 3 }] }],
  ])("a filter %s has no unsaved changes", (_, filter) => {
    const { model } = openFilter(filter);
    model.addOrPanel();
    model.applySave(model.payload(), { fid: 9 });
    expect(model.isDirty()).toBe(false);
  });
});
