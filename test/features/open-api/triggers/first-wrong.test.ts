import { describe, expect, test } from "vitest";
import { firstWrong } from "../../../../src/features/open-api/triggers/editor/first-wrong.js";
import type { TriggerProblems } from "../../../../src/features/open-api/triggers/editor/problems.js";
import { flatten, type ParamNode, readParams } from "../../../../src/features/open-api/triggers/tree/tree.js";

/** order { item { size } } and total, numbered from 1 from top to bottom. */
function tree(): readonly ParamNode[] {
  let uid = 0;
  const size = { size: { label: "", type: "string" } };
  const item = { item: { label: "", type: "map", children: size } };
  const order = { label: "", type: "map", children: item };
  return readParams({ order, total: { label: "", type: "number" } }, { next: () => ++uid });
}
const uidOf = (key: string) =>
  flatten(tree(), new Set()).find(({ node }) => node.key === key)?.node.uid ?? -1;
const none: TriggerProblems = { texts: {}, tree: [], tooMany: false };

describe("the first field of a trigger that is wrong", () => {
  test("none", () => {
    expect(firstWrong(tree(), none, {})).toBe(null);
    expect(firstWrong(tree(), { ...none, tooMany: true }, { "trigger.unknown": ["x"] })).toBe(null);
  });

  test("a text before a row", () => {
    const problems = { ...none, tree: [{ uid: uidOf("total"), field: "key", code: "keyInvalid" }] } as const;
    expect(firstWrong(tree(), { ...problems, texts: { label: "labelTooLong" } }, {})).toBe("text");
    expect(firstWrong(tree(), problems, { "trigger.context.event": ["x"] })).toBe("text");
  });

  test("a row from top to bottom, with what it is inside of", () => {
    const problems = {
      ...none,
      tree: [{ uid: uidOf("total"), field: "label", code: "keyInvalid" }],
    } as const;
    expect(firstWrong(tree(), problems, {})).toEqual({ uid: uidOf("total"), field: "label", inside: [] });
    expect(firstWrong(tree(), problems, { "trigger.context.params.order.item.size": ["x"] })).toEqual({
      ...{ uid: uidOf("size"), field: "key" },
      inside: [uidOf("order"), uidOf("item")],
    });
  });
});
