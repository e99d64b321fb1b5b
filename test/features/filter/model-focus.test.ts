import { describe, expect, it } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import { spelled } from "../../list-editor/list-model/list-feature.js";
import { anyOf, filterOf, held, marked, openFilter, tagged } from "./open-filter.js";

/** r0 | r1: r2 r3 | r4: - | r5 | r6 */
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), anyOf(), marked(1), held);

describe("where the focus goes, and what is said", () => {
  it.each<[what: string, act: (model: FilterModel) => unknown, focus: string | null, announced: unknown]>([
    [
      "a single-use one again: nowhere",
      (model) => model.addCondition(null, allConditions.ofType(50)!),
      null,
      null,
    ],
    ["adding an or-panel: its add buttons", (model) => model.addOrPanel(), "r7 add", ["added", 3, 120]],
    [
      "pasting several: the first of them",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), tagged(9)])),
      "r7 first",
      ["added", 4, 60],
    ],
    [
      "pasting what does not fit: nowhere",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), marked(2)])),
      null,
      null,
    ],
    [
      "moving to another panel: it goes along",
      (model) => model.moveToPanel("r0", "r1"),
      "r0 tools",
      ["moved", 3, 60],
    ],
    ["moving to where it may not be: nowhere", (model) => model.moveToPanel("r1", "r4"), null, null],
    [
      "wrapping: it stays at the row",
      (model) => model.wrapInOrPanel(["r5"]),
      "r5 tools",
      { kind: "wrapped" },
    ],
    [
      "dissolving: the first that was in it",
      (model) => model.dissolveOrPanel("r1"),
      "r2 tools",
      { kind: "dissolved" },
    ],
    [
      "dissolving an empty one: the add buttons",
      (model) => model.dissolveOrPanel("r4"),
      "- add",
      { kind: "dissolved" },
    ],
    ["removing all: it stays", (model) => model.removeAll(), null, { kind: "cleared" }],
    ["inverting: it stays", (model) => model.invertCondition("r3"), null, ["inverted", 2, 60]],
    ["inverting what has no opposite: nothing", (model) => model.invertCondition("r5"), null, null],
  ])("after %s", (_, act, focus, announced) => {
    const opened = openFilter(start);
    act(opened.model);
    expect(spelled(opened.takeFocus())).toBe(focus);
    const [kind, number, type] = Array.isArray(announced) ? announced : [];
    const said = Array.isArray(announced) ? { kind, number, type } : announced;
    expect(opened.announcement()).toEqual(said && expect.objectContaining(said));
  });
});

it("a row that moved to another panel is marked", () => {
  const { model, look } = openFilter(start);
  model.moveToPanel("r0", "r4");
  expect(look(model.atoms.moved)).toBe("r0");
});
