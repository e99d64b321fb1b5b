import { describe, expect, it } from "vitest";
import { toldRows } from "../../../src/features/filter/late.js";
import { failureOf } from "../../../src/lib/response.js";
import { anyOf, filterOf, type OpenFilter, openFilter, tagged } from "./open-filter.js";

/** A save that the server refused for these fields. */
function refuse({ model }: OpenFilter, errors: Record<string, string[]>): void {
  model.tell(toldRows(model.state().rows, failureOf(422, { message: "誤り", errors })));
}

const said = ({ model, look }: OpenFilter) =>
  [...look(model.atoms.notes)].map(([key, { finding }]) => `${key}: ${finding}`);
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), tagged(4));

describe("what the server says about a condition", () => {
  it.each<[key: string, row: string | null]>([
    ["inputs.0.tag_ids", "c0"],
    ["inputs[2][tag_ids][0]", "c4"],
    ["inputs.1", "c1"],
    ["inputs.1.effects.1.tag_ids.0", "c3"],
    ["inputs.0.effects.0.tag_ids", null],
    ["inputs.9.tag_ids", null],
    ["name", null],
  ])("under %j stands beside %s", (key, row) => {
    const open = openFilter(start);
    refuse(open, { [key]: ["だめ"] });
    expect(said(open)).toEqual(row === null ? [] : [`${row}: だめ`]);
  });

  it.each<[message: string, target: object | undefined]>([
    ["一", { row: "c0", field: "tag_ids" }],
    ["二", { row: "c0", field: "tag_or" }],
    ["三", { row: "c3", field: "first" }],
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
    expect(open.model.toldAt(message)).toEqual(target);
  });

  it("is looked for nowhere once the row has changed", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["一"] });
    open.model.changeCondition("c0", tagged(9), "tag_ids");
    expect(open.model.toldAt("一")).toBeUndefined();
  });

  it("stands there as one line, until the row changes", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["一"], "inputs.0.tag_or": ["二"], "inputs.2.tag_ids": ["三"] });
    expect(said(open)).toEqual(["c0: 一 二", "c4: 三"]);
    open.model.changeCondition("c0", tagged(9), "tag_ids");
    expect(said(open)).toEqual(["c4: 三"]);
    open.model.undoEdit();
    expect(said(open)).toEqual(["c0: 一 二", "c4: 三"]);
  });

  it("keeps nobody from another try, and goes with the next answer", () => {
    const open = openFilter(start);
    refuse(open, { "inputs.0.tag_ids": ["だめ"] });
    expect(open.model.problems()).toEqual([]);
    open.model.tell(toldRows(open.model.state().rows, null));
    expect(said(open)).toEqual([]);
  });
});
