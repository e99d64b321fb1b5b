import type { VariableMeta } from "../../api/friend-details.js";
import type { ItemId } from "../../api/resources.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { type Edits, type Fields, withEdits } from "../../lib/three-way-merge.js";
import { idOf } from "./fields/variable.js";
import { valuesOf } from "./part/part-model.js";

/** The base value that is sent alone (rules: friend-saved-in-parts). */
export const memoKey = "memo";

/** Tags as fields: each is there or not, so that two people who change different ones never meet. */
export function tagFields(ids: readonly ItemId[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [String(id), true as const]));
}

/** The tags that edits leave, by their ids. */
export function tagIds(record: Fields, edits: Edits): ItemId[] {
  const fields = withEdits(record, edits);
  return Object.keys(fields)
    .filter((key) => fields[key] === true)
    .map(idOf);
}

/** Fields that change one choice of tags into another. */
export function tagChanges(before: readonly ItemId[], after: readonly ItemId[]): Fields {
  const [was, is] = [before, after].map((ids) => new Set(ids.map(String))) as [Set<string>, Set<string>];
  const added = [...is].filter((id) => !was.has(id)).map((id) => [id, true]);
  const removed = [...was].filter((id) => !is.has(id)).map((id) => [id, null]);
  return Object.fromEntries([...added, ...removed]);
}

/** The body that saves variables: changed ones only, with their metas as they were loaded. */
export function variablesBody(edits: Edits, metas: Readonly<Record<string, VariableMeta>>): PlainObject {
  const keys = Object.keys(edits);
  const known = keys.filter((key) => Object.hasOwn(metas, key));
  return {
    vals: valuesOf(edits),
    metas: Object.fromEntries(known.map((key) => [key, metas[key] as PlainData])),
    changed_item_ids: keys.map(idOf),
  };
}

/** The changed base values, without the memo. */
export function baseVals(edits: Edits): Record<string, PlainData> {
  const { [memoKey]: _, ...vals } = valuesOf(edits);
  return vals;
}
