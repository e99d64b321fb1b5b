import { definitionForType } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { anyOf, filterOf, marked, tagged } from "./open-filter.js";

const tag = definitionForType(60)!;

/** c0 and c5 must be met, of c2 and c3 one; c4 is an empty or-panel. */
const start = filterOf(tagged(1), anyOf(tagged(2), tagged(3)), anyOf(), marked(1));

/** Everything that an operator can do to a filter: each is one step of the history. */
export const edits: [what: string, start: PlainObject, act: (model: FilterModel) => unknown][] = [
  ["adding", start, (model) => model.addCondition(null, tag)],
  ["adding to an or-panel", start, (model) => model.addCondition("c4", tag)],
  ["adding an or-panel", start, (model) => model.addOrPanel()],
  ["duplicating", start, (model) => model.duplicateCondition("c2")],
  ["removing", start, (model) => model.removeRow("c0")],
  ["removing inside an or-panel", start, (model) => model.removeRow("c2")],
  ["removing an or-panel", start, (model) => model.removeRow("c1")],
  ["removing all", start, (model) => model.removeAll()],
  ["moving", start, (model) => model.moveCondition("c0", 1)],
  ["moving to another panel", start, (model) => model.moveToPanel("c2", "c4")],
  ["wrapping", start, (model) => model.wrapInOrPanel("c5")],
  ["dissolving", start, (model) => model.dissolveOrPanel("c1")],
  ["inverting", start, (model) => model.invertCondition("c2")],
  ["changing", start, (model) => model.changeCondition("c2", tagged(9), "tag_ids")],
  [
    "pasting",
    start,
    (model) => model.insertRows((state) => appendConditions(state, "c4", [tagged(8), tagged(9)])),
  ],
  ["copying a saved search", start, (model) => model.replaceContent({ ...filterOf(tagged(9)), fid: 31 })],
  ["renaming", start, (model) => model.renameFilter("名")],
  ["choosing a folder", start, (model) => model.chooseFolder(null)],
  ["choosing an option", start, (model) => model.chooseOption("with_blocked", 2)],
  ["restoring a draft", start, (model) => model.restoreDraft(filterOf(tagged(9)))],
];
