import { createStore } from "jotai/vanilla";
import { isPlainObject, type PlainData } from "../../src/lib/plain-data.js";
import {
  allRows,
  changeRow,
  containerOf,
  createDocumentModel,
  type DocumentFormat,
  duplicateRow,
  insertValues,
  type ListDocument,
  moveRow,
  removeRow,
  rowOf,
  rowsIn,
} from "../../src/list-editor/index.js";
import type { ListFeature, OpenList } from "./list-model/list-feature.js";
import { simpleFormat } from "./simple-list.js";

const documentOf = (...list: PlainData[]) => ({ id: 5, name: "来店お礼", list });
const sampleOf = (number: number) => ({ type: 1, text: `本文${number}` });
const holding = (...held: PlainData[]) => ({ type: 2, held });

/** What the suite of list models must know of documents of the least kind. */
export const simpleList: ListFeature = {
  keys: { id: "id", name: "name", list: "list" },
  documentOf,
  sampleOf,
  added: { type: 1, text: "" },
  holding: { key: "held", moves: true, holderOf: holding },
  takes: ({ type }) => ({ duplicate: type !== 2, change: type === 1 }),
  changed: (value, number) => ({ ...value, ...sampleOf(number) }),
  focus: { afterRemove: "remove", add: "add", up: "moveUp", down: "moveDown" },
  sameIsEdit: true,
  empty: simpleFormat.empty(),
  open: openSimpleList,
  edits: [],
  noEdits: {
    start: documentOf(sampleOf(1)),
    tries: [["adding to a list that is gone", (list) => list.add("r9")]],
  },
  operations: {
    start: documentOf(sampleOf(1), holding(sampleOf(2)), { type: 999 }, holding()),
    commands: [],
  },
};

function openSimpleList(document: PlainData = null): OpenList {
  const store = createStore();
  let [time, edits] = [0, 0];
  const format: DocumentFormat<ListDocument, object> = {
    ...simpleFormat,
    payload: (state) => simpleFormat.write(state),
    validate: (state) => simpleFormat.validate?.(state, null) ?? [],
    decidedBySave(_, response) {
      const id = isPlainObject(response) ? response.id : null;
      return id === null || id === undefined ? {} : { id };
    },
  };
  const model = createDocumentModel({
    store,
    settings: {},
    format,
    fields: { afterRemove: "remove", add: "add", whole: "row" },
    now: () => time,
    onEdit: () => {
      edits += 1;
    },
  });
  if (!model.load(document)) throw new Error("the test's own document cannot be loaded");
  const { state } = model;
  return {
    model: { ...model, subscribe: (listener) => model.subscribeWith([], listener) },
    edits: () => edits,
    wait: (milliseconds) => {
      time += milliseconds;
    },
    keys: () => allRows(state()).map(({ key }) => key),
    takeFocus() {
      const focus = store.get(model.atoms.focus);
      model.focusArrived();
      return focus;
    },
    announcement: () => store.get(model.atoms.announcement),
    look: (atom) => store.get(atom),

    add(container) {
      const at = rowsIn(state(), container).length;
      return model.insert("added", insertValues(state(), container, at, [simpleList.added]));
    },
    remove(key) {
      const row = rowOf(state(), key);
      if (row) model.remove([row], removeRow(state(), key), containerOf(state(), key));
    },
    duplicate(key) {
      const row = rowOf(state(), key);
      if (row && !row.children) model.insert("duplicated", duplicateRow(state(), key));
    },
    move(key, by) {
      const row = rowOf(state(), key);
      if (row) model.move(row, moveRow(state(), key, by), by === 1 ? "moveDown" : "moveUp");
    },
    change: (key, value, field = "text") => model.edit(changeRow(state(), key, value), `${key}.${field}`),
    rename: (name) => model.edit({ ...state(), document: { ...state().document, name } }, "name"),
    configure: () => model.configure({}),
    lookAround: () => model.mark("r0"),
  };
}
