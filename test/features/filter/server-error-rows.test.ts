import { describe, expect, it } from "vitest";
import { failureOf } from "../../../src/lib/response.js";
import { refusedRows } from "../../../src/list-editor/index.js";
import { anyOf, filterOf, type OpenFilter, openFilter, tagged } from "./open-filter.js";

/** A save that the server refused for these fields. */
function refuse({ model }: OpenFilter, errors: Record<string, string[]>): void {
  model.showServerErrors(refusedRows(model.state().rows, failureOf(422, { message: "誤り", errors })));
}

const warnings = ({ model, look }: OpenFilter) =>
  [...look(model.atoms.notes)].map(([key, { warning }]) => `${key}: ${warning}`);
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), tagged(4));

describe("what the server says about a condition", () => {
  it.each<[key: string, row: string | null]>([
    ["inputs.0.tag_ids", "r0"],
    ["inputs[2][tag_ids][0]", "r4"],
    ["inputs.1", "r1"],
    ["inputs.1.effects.1.tag_ids.0", "r3"],
    ["inputs.0.effects.0.tag_ids", null],
    ["inputs.9.tag_ids", null],
    ["name", null],
  ])("under %j stands beside %s", (key, row) => {
    const open = openFilter(start);
    refuse(open, { [key]: ["だめ"] });
    expect(warnings(open)).toEqual(row === null ? [] : [`${row}: だめ`]);
  });

  it.each<[message: string, target: object | undefined]>([
    ["一", { row: "r0", field: "tag_ids" }],
    ["二", { row: "r0", field: "tag_or" }],
    ["三", { row: "r3", field: "first" }],
    ["誤り", undefined],
    ["四", undefined],
  ])("%j is looked for at %j", (message, target) => {
    const open = openFilter(start);
    refuse(open, {
      "inputs.0.tag_ids.0": ["一"],
      "inputs.0.tag_or": ["二"],
      "inputs.1.effects.1": ["三"],
      name: ["四"],
    });
    expect(open.model.serverErrorAt(message)).toEqual(target);
  });

  it("is looked for nowhere once the row has changed", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["一"] });
    open.model.changeCondition("r0", tagged(9), "tag_ids");
    expect(open.model.serverErrorAt("一")).toBeUndefined();
  });

  it("stands there as one line, until the row changes", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["一"], "inputs.0.tag_or": ["二"], "inputs.2.tag_ids": ["三"] });
    expect(warnings(open)).toEqual(["r0: 一 二", "r4: 三"]);
    open.model.changeCondition("r0", tagged(9), "tag_ids");
    expect(warnings(open)).toEqual(["r4: 三"]);
    open.model.undoEdit();
    expect(warnings(open)).toEqual(["r0: 一 二", "r4: 三"]);
  });

  it("keeps nobody from another try, and goes with the next answer", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["だめ"] });
    expect(open.model.problems()).toEqual([]);
    open.model.showServerErrors(refusedRows(open.model.state().rows, null));
    expect(warnings(open)).toEqual([]);
  });
});
