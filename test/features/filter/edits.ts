import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { anyOf, filterOf, marked, tagged } from "./open-filter.js";

const tag = allConditions.ofType(60)!;

/** r0 and r5 must be met, of r2 and r3 one; r4 is an empty or-panel. */
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), anyOf(), marked(1));

/** Everything that an operator can do to a filter: each is one step of the history. */
export const edits: [what: string, start: PlainObject, act: (model: FilterModel) => unknown][] = [
  ["adding", start, (model) => model.addCondition(null, tag)],
  ["adding to an or-panel", start, (model) => model.addCondition("r4", tag)],
  ["adding an or-panel", start, (model) => model.addOrPanel()],
  ["duplicating", start, (model) => model.duplicateCondition("r2")],
  ["removing", start, (model) => model.removeRow("r0")],
  ["removing inside an or-panel", start, (model) => model.removeRow("r2")],
  ["removing an or-panel", start, (model) => model.removeRow("r1")],
  ["removing all", start, (model) => model.removeAll()],
  ["moving", start, (model) => model.moveCondition("r0", 1)],
  ["moving to another panel", start, (model) => model.moveToPanel("r2", "r4")],
  ["wrapping", start, (model) => model.wrapInOrPanel(["r5"])],
  ["dissolving", start, (model) => model.dissolveOrPanel("r1")],
  ["inverting", start, (model) => model.invertCondition("r2")],
  ["changing", start, (model) => model.changeCondition("r2", tagged(9), "tag_ids")],
  [
    "pasting",
    start,
    (model) => model.insertRows((state) => appendConditions(state, "r4", [tagged(8), tagged(9)])),
  ],
  ["copying a saved search", start, (model) => model.replaceContent({ ...filterOf(tagged(9)), fid: 31 })],
  ["renaming", start, (model) => model.renameFilter("名")],
  ["choosing a folder", start, (model) => model.chooseFolder(null)],
  ["choosing an option", start, (model) => model.chooseOption("with_blocked", 2)],
  ["restoring a draft", start, (model) => model.restoreDraft(filterOf(tagged(9)))],
];
