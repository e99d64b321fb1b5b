import { expect, test } from "vitest";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { orPanel, warningsOf } from "./judge.js";

const tag = (...tag_ids: number[]) => ({ type: 60, use_group: 0, tag_ids, tag_group_id: null, tag_or: 0 });
const without = (...tag_ids: number[]) => ({ ...tag(...tag_ids), tag_or: 2 });
const broken = { type: -1, reason: "削除されました" };
const unknown = { type: 999, future: [1] };
const unreadable = { type: 60, tag_ids: "101" };
const scenario = (match: number) => ({ type: 41, group_id: 501, match, date: 0 });

const table: readonly [title: string, inputs: PlainObject[], expected: string[]][] = [
  ["nothing at all", [], []],
  ["a condition", [tag(101)], []],
  ["one in which nothing is chosen", [tag(), tag(101)], ["empty r0"]],
  ["two in which nothing is chosen are no copies yet", [tag(), tag()], ["empty r0", "empty r1"]],
  ["a copy", [tag(101), tag(102), tag(101)], ["duplicate r2 r0"]],
  ["a copy with its keys in another order", [tag(101), backwards(tag(101))], ["duplicate r1 r0"]],
  ["a query that is sent as the same text", [figure(5), figure("5")], ["duplicate r1 r0"]],
  ["nearly a copy", [tag(101), { ...tag(101), future: 1 }], []],
  ["a text, and a list of it", [memo("VIP"), memo(["VIP"])], []],
  ["a list, and one of two", [memo(["A", "B"]), memo(["A,B"])], []],
  ["three of the same", [tag(101), tag(101), tag(101)], ["duplicate r1 r0", "duplicate r2 r0"]],
  ["what is held twice", [broken, broken, unknown, unknown, unreadable, unreadable], []],
  ["an or-panel without conditions", [tag(101), orPanel()], ["unfinished r1"]],
  ["an or-panel with one condition", [orPanel(tag(101))], ["redundant r0"]],
  ["an or-panel with one condition in which nothing is chosen", [orPanel(tag())], ["empty r1"]],
  ["an or-panel with one held condition", [orPanel(broken)], []],
  ["an or-panel with two conditions", [orPanel(tag(101), tag(102))], []],
  ["the same twice in an or-panel", [orPanel(tag(101), tag(101), tag(102))], ["duplicate r2 r1"]],
  ["the same in two or-panels", [orPanel(tag(101), tag(102)), orPanel(tag(101), tag(103))], []],
  [
    "two or-panels of the same conditions",
    [orPanel(tag(101), tag(102)), orPanel(tag(102), tag(101))],
    ["duplicate r3 r0"],
  ],
  ["two or-panels of the same held conditions", [orPanel(broken, unknown), orPanel(broken, unknown)], []],
  ["two or-panels without conditions", [orPanel(), orPanel()], ["unfinished r0", "unfinished r1"]],
  [
    "an or-panel with a copy of what all must meet",
    [tag(101), orPanel(tag(101), tag(102))],
    ["redundant r1 r0"],
  ],
  ["an or-panel with nearly a copy", [tag(101), orPanel(tag(101, 103), tag(102))], []],
  ["nothing chosen in both places", [tag(), orPanel(tag(), tag(102))], ["empty r0", "empty r2"]],
  ["an or-panel that is held", [tag(101), { type: 120, effects: "no list" }], []],
];

test.each(table)("%s", (_, inputs, expected) => {
  expect(warningsOf(inputs)).toEqual(expected);
});

const panels: readonly [title: string, inputs: PlainObject[], expected: string[]][] = [
  [
    "one condition makes every branch impossible",
    [without(101, 102), orPanel(tag(101), tag(102))],
    ["impossible-branches r1 r0", "redundant r2 r0", "redundant r3 r0"],
  ],
  [
    "two conditions together make every branch impossible",
    [without(101), scenario(3), orPanel(tag(101), scenario(0))],
    ["impossible-branches r2", "redundant r3 r0", "redundant r4 r1"],
  ],
  [
    "the condition that all branches share is named, though others come first",
    [without(101), without(101, 102), orPanel(tag(101), tag(102))],
    ["impossible-branches r2 r1", "redundant r3 r0", "redundant r4 r1"],
  ],
  ["one branch is left", [without(101), orPanel(tag(101), tag(102))], ["redundant r2 r0"]],
  ["a branch is held and may be met", [without(101), orPanel(tag(101), broken)], ["redundant r2 r0"]],
  [
    "a branch is not filled in yet",
    [without(101), orPanel(tag(101), tag())],
    ["redundant r2 r0", "empty r3"],
  ],
  [
    "or-panels beside each other",
    [orPanel(tag(101), tag(102)), orPanel(without(101, 102), without(102, 101))],
    [],
  ],
];

test.each(panels)("%s", (_, inputs, expected) => {
  expect(warningsOf(inputs)).toEqual(expected);
});

test("every row that contradicts another is named, and long lists of pairs are not", () => {
  const wanted = Array.from({ length: 10 }, () => scenario(0));
  const refused = Array.from({ length: 10 }, (_, at) => ({ ...scenario(3), date: at }));
  const found = warningsOf([...wanted, ...refused]).filter((each) => each.startsWith("contradiction"));
  const named = new Set(found.flatMap((each) => each.split(" ").slice(1)));
  expect(named.size).toBe(20);
  expect(found.length).toBeLessThan(20);
});

function figure(query: number | string) {
  return { type: 75, var_id: 202, match: 10, query };
}

function memo(memos: string | string[]) {
  return { type: 20, memos };
}

/** The same with its keys in reverse. */
function backwards(condition: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(condition).reverse());
}
