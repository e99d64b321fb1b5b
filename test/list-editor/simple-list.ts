import { createStore } from "jotai/vanilla";
import { vi } from "vitest";
import { isPlainObject, type PlainData } from "../../src/lib/plain-data.js";
import type { DocumentFormat } from "../../src/list-editor/document-format.js";
import { createDocumentModel } from "../../src/list-editor/document-model.js";
import { type ListDocument, readRows } from "../../src/list-editor/rows.js";

/** A document of the least kind: an id, a name, a list of values of which some hold others. */
export const simpleFormat: DocumentFormat<ListDocument, null> = {
  empty: () => ({ id: null, name: "", list: [] }),
  read(data, firstKey) {
    if (!isPlainObject(data) || !Array.isArray(data.list)) return null;
    return { document: data, ...readRows(data.list, firstKey, childrenOf) };
  },
  write: ({ document, rows }) => ({
    ...document,
    list: rows.map(({ value, children }) =>
      children && isPlainObject(value) ? { ...value, held: children.map((child) => child.value) } : value,
    ),
  }),
  payload: (state) => simpleFormat.write(state),
  record: ({ id }) => (id === null ? null : String(id)),
  decidedBySave: (_, response) => (isPlainObject(response) ? { id: response.id ?? null } : {}),
};

export function childrenOf(value: PlainData): readonly PlainData[] | null {
  return isPlainObject(value) && Array.isArray(value.held) ? value.held : null;
}

/** A model of such a document with a clock that stands still, holding these values. */
export function openList(...values: readonly PlainData[]) {
  const onEdit = vi.fn();
  const clock = { now: 0 };
  const store = createStore();
  const model = createDocumentModel({
    store,
    settings: null,
    format: simpleFormat,
    fields: { afterRemove: "remove", add: "add", whole: "first" },
    now: () => clock.now,
    onEdit,
  });
  model.load({ id: 7, name: "", list: [...values] });
  return { model, store, onEdit, clock };
}

/** The values of a list, those inside another in brackets. */
export function valuesOf({ rows }: Pick<ListDocument, "rows">): PlainData[] {
  return rows.map(({ value, children }) => (children ? children.map((child) => child.value) : value));
}
