import type { ItemId } from "../../../api/resources.js";
import type { Catalogue } from "../list/catalogue.js";

/**
 * Chosen items, in the order in which they were chosen. `marks` has one byte for each place of the catalogue, so that
 * whether a row is chosen costs nothing and choosing 100,000 builds no set.
 */
export interface Selection {
  readonly ids: readonly ItemId[];
  /** Those that are not in the list. */
  readonly missing: readonly ItemId[];
  readonly marks: Uint8Array;
  readonly catalogue: Catalogue | null;
}

/** The selection of these ids in a list, or in none as long as it is not there. Each counts once. */
export function select(ids: readonly ItemId[], catalogue: Catalogue | null): Selection {
  const wanted = new Map(ids.map((id) => [String(id), id]));
  const unique = [...wanted.values()];
  const marks = new Uint8Array(catalogue?.count ?? 0);
  if (!catalogue) return { ids: unique, missing: [], marks, catalogue };
  for (let index = 0; index < catalogue.count && wanted.size > 0; index++) {
    if (wanted.delete(String(catalogue.itemAt(index).id))) marks[index] = 1;
  }
  return { ids: unique, missing: [...wanted.values()], marks, catalogue };
}

/** True when the item at an index is chosen. */
export function isChosen({ marks }: Selection, index: number): boolean {
  return marks[index] === 1;
}

/** Choosing one and only it. */
export function chooseOnly(selection: Selection, index: number): Selection {
  const marks = new Uint8Array(selection.marks.length);
  marks[index] = 1;
  return { ...selection, ids: [idAt(selection, index)], missing: [], marks };
}

/** Adds items, those last that were not chosen before. */
export function chooseAlso(selection: Selection, places: ArrayLike<number>): Selection {
  const { length } = places;
  if (length === 0) return selection;
  const marks = selection.marks.slice();
  const ids = selection.ids.slice();
  // All of a long list is ticked by code that runs for the first time: each call in it counts.
  const { itemAt } = listOf(selection);
  for (let at = 0; at < length; at++) {
    const index = places[at] as number;
    if (marks[index] === 1) continue;
    marks[index] = 1;
    ids.push(itemAt(index).id);
  }
  return ids.length === selection.ids.length ? selection : { ...selection, ids, marks };
}

/** Takes items off. */
export function leaveOut(selection: Selection, places: ArrayLike<number>): Selection {
  const marks = selection.marks.slice();
  const gone = new Set<string>();
  for (let at = 0; at < places.length; at++) {
    const index = places[at] as number;
    if (marks[index] !== 1) continue;
    marks[index] = 0;
    gone.add(String(idAt(selection, index)));
  }
  if (gone.size === 0) return selection;
  return { ...selection, ids: selection.ids.filter((id) => !gone.has(String(id))), marks };
}

/** Takes ids off that the list does not have. */
export function leaveOutMissing(selection: Selection, ids: readonly ItemId[]): Selection {
  if (ids.length === 0) return selection;
  const gone = new Set(ids.map(String));
  const keep = (id: ItemId) => !gone.has(String(id));
  return { ...selection, ids: selection.ids.filter(keep), missing: selection.missing.filter(keep) };
}

/** Chooses nothing any more, except what `kept` says. */
export function clear(selection: Selection, kept: (index: number) => boolean): Selection {
  const { catalogue } = selection;
  if (!catalogue) return select([], null);
  const staying = new Set<string>();
  const marks = new Uint8Array(selection.marks.length);
  for (let index = 0; index < marks.length; index++) {
    if (selection.marks[index] !== 1 || !kept(index)) continue;
    marks[index] = 1;
    staying.add(String(idAt(selection, index)));
  }
  if (staying.size === selection.ids.length) return selection;
  return { ...selection, ids: selection.ids.filter((id) => staying.has(String(id))), missing: [], marks };
}

/** How many of these places are chosen. */
export function countChosen({ marks }: Selection, places: ArrayLike<number>): number {
  let count = 0;
  for (let at = 0; at < places.length; at++) count += marks[places[at] ?? 0] ?? 0;
  return count;
}

function idAt(selection: Selection, index: number): ItemId {
  return listOf(selection).itemAt(index).id;
}

function listOf({ catalogue }: Selection): Catalogue {
  if (!catalogue) throw new RangeError("there is no list to choose from");
  return catalogue;
}
