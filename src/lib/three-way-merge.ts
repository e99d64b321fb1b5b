import { type PlainData, samePlainData } from "./plain-data.js";

/** Fields of a record, by name. A field that is not set is `null`, or not there. */
export type Fields = Readonly<Record<string, PlainData>>;

/** One field as somebody wants it. `before` is what it was when they began; unknown where nobody has loaded it yet. */
export interface Edit {
  readonly value: PlainData;
  readonly before?: PlainData;
}

/** Edits that somebody wants made in a record: fields that are not named stay as they are. */
export type Edits = Readonly<Record<string, Edit>>;

/** One field that two people have changed to different things. */
export interface Conflict {
  readonly mine: PlainData;
  readonly theirs: PlainData;
  readonly before: PlainData;
}

/** Value of a field; `null` where it is not set. */
export function fieldOf(fields: Fields, key: string): PlainData {
  return Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
}

/**
 * Brings edits over a record that others may have changed since. Field by field: what only I changed stays an edit, what
 * only they changed is theirs, what both changed alike is no edit any more, and what both changed differently is a
 * conflict, in which my edit stays until somebody decides.
 */
export function mergeEdits(
  edits: Edits,
  theirs: Fields,
): { edits: Edits; conflicts: Readonly<Record<string, Conflict>> } {
  const conflicts: Record<string, Conflict> = {};
  for (const [key, { value, before }] of Object.entries(edits)) {
    const now = fieldOf(theirs, key);
    const isChangedByThem = before !== undefined && !samePlainData(before, now);
    if (isChangedByThem && !samePlainData(value, now)) conflicts[key] = { mine: value, theirs: now, before };
  }
  return { edits: rebaseEdits(edits, theirs), conflicts };
}

/** The same edits over another record: what it says already is none. */
export function rebaseEdits(edits: Edits, record: Fields): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([key, { value }]): [string, Edit][] => {
      const before = fieldOf(record, key);
      return samePlainData(value, before) ? [] : [[key, { value, before }]];
    }),
  );
}

/** The record as it would be with the edits. */
export function withEdits(record: Fields, edits: Edits): Fields {
  const values = Object.entries(edits).map(([key, { value }]) => [key, value]);
  return { ...record, ...Object.fromEntries(values) };
}
