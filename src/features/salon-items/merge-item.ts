import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import type { Side } from "../../editor/index.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { type Edits, mergeEdits } from "../../lib/three-way-merge.js";
import { fieldKeys, fieldsOf, onWire } from "./fields.js";

/** Fields that two people have changed differently. */
export type ItemConflicts = Readonly<
  Record<string, { mine: PlainData; theirs: PlainData; before: PlainData }>
>;

/**
 * One's own edits over what others have left: what only they changed is theirs, what both changed differently is asked
 * about (rules: salon-item-merged).
 */
export function mergeItem(
  kind: SalonItemKind,
  original: SalonItem,
  edits: PlainObject,
  theirs: SalonItem,
): { readonly edits: PlainObject; readonly conflicts: ItemConflicts } {
  const [before, now] = [sentFields(kind, original), sentFields(kind, theirs)];
  const mine: Edits = Object.fromEntries(
    Object.entries(edits).map(([key, value]) => [key, { value: value ?? null, before: before[key] ?? null }]),
  );
  const merged = mergeEdits(mine, now as Readonly<Record<string, PlainData>>);
  const left = Object.entries(merged.edits).map(([key, { value }]) => [key, value]);
  return { edits: Object.fromEntries(left), conflicts: merged.conflicts };
}

/** The edits once it is decided which side each conflict takes. */
export function decided(
  edits: PlainObject,
  conflicts: ItemConflicts,
  chosen: Readonly<Record<string, Side>>,
): PlainObject {
  const result = { ...edits };
  for (const [key, { before }] of Object.entries(conflicts)) {
    if (chosen[key] === "theirs") delete result[key];
    if (chosen[key] === "before") result[key] = before;
  }
  return result;
}

function sentFields(kind: SalonItemKind, item: SalonItem): PlainObject {
  const fields = fieldsOf(kind, item);
  return Object.fromEntries(fieldKeys[kind].map((key) => [key, onWire(key, fields[key] ?? null)]));
}
