import type { ItemId } from "../../../../api/resources.js";
import { isChosen, type Selection, select } from "../../choice/selection.js";
import type { Catalogue, Section, SectionKind } from "../../list/catalogue.js";

/** Which part of the list is looked at. */
export type Scope =
  | { readonly is: "all" | "favourites" }
  | { readonly is: "group"; readonly id: ItemId | null }
  /** Snapshot of the chosen items when the operator came here, so that unticking moves no row. */
  | { readonly is: "chosen"; readonly snapshot: Selection };

/** Heading of a part of the list. */
export type Heading = SectionKind | "missing";

/** Something in the list; `position` counts what can be reached, from 0. */
export type Row =
  | { readonly is: "heading"; readonly of: Heading }
  | {
      readonly is: "item";
      readonly index: number;
      readonly ariaPosInSet: number;
      readonly under: Heading | null;
    }
  | { readonly is: "missing"; readonly id: ItemId; readonly ariaPosInSet: number }
  | { readonly is: "create"; readonly ariaPosInSet: number };

/** Rows of the list: sections with their headings, what is deleted, and an offer to make something new. */
export interface Rows {
  readonly rowCount: number;
  /** How many rows can be reached: all but the headings. */
  readonly ariaSetSize: number;
  /** How many items of the list are there. */
  readonly itemCount: number;
  /** How many ids are there that the list does not have. */
  readonly missingCount: number;
  rowAt(row: number): Row;
  rowOf(ariaPosInSet: number): number;
  /** The places of the items from one position to another, both included. */
  indicesBetween(from: number, to: number): number[];
  /** All places in their order. */
  indices(): Uint32Array;
}

interface Block {
  heading: Heading | null;
  firstRow: number;
  firstPosInSet: number;
  size: number;
  row(at: number, ariaPosInSet: number): Row;
  indices: Uint32Array;
}

const nothing = new Uint32Array(0);

/** Rows that the operator sees of the hits: the part in scope. */
export function arrange(options: {
  catalogue: Catalogue;
  found: readonly Section[];
  scope: Scope;
  /** Chosen ids that the list does not have, where they are shown. */
  missing: readonly ItemId[];
  offersNew: boolean;
}): Rows {
  const { catalogue, found, scope, missing, offersNew } = options;
  const blocks: Block[] = [];
  let [row, ariaPosInSet] = [0, 0];
  function push(heading: Heading | null, size: number, indices: Uint32Array, rowIn: Block["row"]) {
    if (size === 0) return;
    blocks.push({ heading, firstRow: row, firstPosInSet: ariaPosInSet, size, indices, row: rowIn });
    row += size + (heading === null ? 0 : 1);
    ariaPosInSet += size;
  }
  for (const { heading, indices } of inScope(found, scope, catalogue)) {
    push(heading, indices.length, indices, (at, ariaPosInSet) => ({
      is: "item",
      index: indices[at] ?? 0,
      ariaPosInSet,
      under: heading,
    }));
  }
  const itemCount = ariaPosInSet;
  const shown = scope.is === "all" || scope.is === "chosen" ? missing : [];
  push("missing", shown.length, nothing, (at, ariaPosInSet) => ({
    is: "missing",
    id: shown[at] as ItemId,
    ariaPosInSet,
  }));
  if (offersNew) push(null, 1, nothing, (_, ariaPosInSet) => ({ is: "create", ariaPosInSet }));
  return rowsOf(blocks, { rowCount: row, ariaSetSize: ariaPosInSet, itemCount, missingCount: shown.length });
}

function rowsOf(
  blocks: readonly Block[],
  counts: Pick<Rows, "rowCount" | "ariaSetSize" | "itemCount" | "missingCount">,
): Rows {
  return {
    ...counts,
    rowAt(row) {
      const block = lastBefore(blocks, (each) => each.firstRow <= row);
      const into = row - block.firstRow - (block.heading === null ? 0 : 1);
      if (into < 0) return { is: "heading", of: block.heading ?? "super" };
      return block.row(into, block.firstPosInSet + into);
    },
    rowOf(ariaPosInSet) {
      const block = lastBefore(blocks, (each) => each.firstPosInSet <= ariaPosInSet);
      return block.firstRow + (block.heading === null ? 0 : 1) + ariaPosInSet - block.firstPosInSet;
    },
    indicesBetween(from, to) {
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      return blocks.flatMap(({ indices, firstPosInSet }) => [
        ...indices.subarray(Math.max(first - firstPosInSet, 0), Math.max(last + 1 - firstPosInSet, 0)),
      ]);
    },
    indices() {
      const [first, ...others] = blocks;
      return first && others.length === 0 ? first.indices : concat(blocks.map((block) => block.indices));
    },
  };
}

function lastBefore(blocks: readonly Block[], fits: (block: Block) => boolean): Block {
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(blocks[middle] as Block)) low = middle;
    else high = middle - 1;
  }
  return blocks[low] as Block;
}

interface Part {
  heading: Heading | null;
  indices: Uint32Array;
}

function inScope(found: readonly Section[], scope: Scope, catalogue: Catalogue): Part[] {
  switch (scope.is) {
    case "all":
      return found.map(({ of, headed, places: indices }) => ({ heading: headed ? of : null, indices }));
    case "favourites":
      return found
        .filter(({ of }) => of === "favourites")
        .map(({ places: indices }) => ({ heading: null, indices }));
    case "group": {
      const inGroup = indicesInGroup(scope.id, found, catalogue);
      return [{ heading: null, indices: inGroup }];
    }
    case "chosen": {
      const indices = concat(found.map((section) => section.places));
      // A list that was loaded again since then has its items in other places.
      const chosen =
        scope.snapshot.catalogue === catalogue ? scope.snapshot : select(scope.snapshot.ids, catalogue);
      return [{ heading: null, indices: indices.filter((index) => isChosen(chosen, index)) }];
    }
  }
}

/** Hits in one folder, favourites included. */
export function indicesInGroup(
  id: ItemId | null,
  found: readonly Section[],
  catalogue: Catalogue,
): Uint32Array {
  const at = catalogue.groups.findIndex((group) => group.id === id);
  // Injected items are in group -1, and a folder that went with the last loading is none.
  if (at < 0) return nothing;
  return concat(
    found.map(({ places: indices }) => indices.filter((index) => catalogue.groupAt(index) === at)),
  );
}

/** How much was found: in all, of the favourites, and of each folder in its order, favourites included. */
export interface FoundCounts {
  readonly all: number;
  readonly favourites: number;
  readonly groups: Uint32Array;
}

/** Counts what was found. */
export function countFound(found: readonly Section[], catalogue: Catalogue): FoundCounts {
  const groups = new Uint32Array(catalogue.groups.length);
  let [all, favourites] = [0, 0];
  for (const { of, places: indices } of found) {
    all += indices.length;
    if (of === "favourites") favourites = indices.length;
    for (const index of indices) {
      const at = catalogue.groupAt(index);
      if (at >= 0) groups[at] = (groups[at] ?? 0) + 1;
    }
  }
  return { all, favourites, groups };
}

function concat(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
