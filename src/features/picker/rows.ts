import type { ItemId } from "../../api/resources.js";
import type { Catalogue, Section, SectionKind } from "./catalogue.js";

/** Which part of the list is looked at. */
export type Scope =
  | { readonly is: "all" | "favourites" }
  | { readonly is: "group"; readonly id: ItemId | null }
  /** What was chosen when the operator came here, so that unticking moves no row. */
  | { readonly is: "chosen"; readonly places: Uint32Array };

/** What stands over a part of the list. */
export type Heading = SectionKind | "missing";

/** Something in the list; `position` counts what can be reached, from 0. */
export type Row =
  | { readonly is: "heading"; readonly of: Heading }
  | { readonly is: "item"; readonly place: number; readonly position: number; readonly under: Heading | null }
  | { readonly is: "missing"; readonly id: ItemId; readonly position: number }
  | { readonly is: "create"; readonly position: number };

/** What is listed: sections with their headings, what is deleted, and an offer to make something new. */
export interface Rows {
  readonly rowCount: number;
  /** How many rows can be reached: all but the headings. */
  readonly positionCount: number;
  /** How many items of the list are there. */
  readonly itemCount: number;
  rowAt(row: number): Row;
  rowOf(position: number): number;
  /** The places of the items from one position to another, both included. */
  placesBetween(from: number, to: number): number[];
  /** All places in their order. */
  places(): Uint32Array;
}

interface Block {
  heading: Heading | null;
  firstRow: number;
  firstPosition: number;
  size: number;
  row(at: number, position: number): Row;
  places: Uint32Array;
}

const nothing = new Uint32Array(0);

/** What the operator sees of a list: the part in scope, and of it what the query finds. Injected items are always found. */
export function arrange(options: {
  catalogue: Catalogue;
  scope: Scope;
  query: string;
  /** Chosen ids that the list does not have, where they are shown. */
  missing: readonly ItemId[];
  offersNew: boolean;
}): Rows {
  const { catalogue, scope, query, missing, offersNew } = options;
  const found = find(inScope(catalogue, scope), catalogue, query);
  const blocks: Block[] = [];
  let [row, position] = [0, 0];
  function push(heading: Heading | null, size: number, places: Uint32Array, rowIn: Block["row"]) {
    if (size === 0) return;
    blocks.push({ heading, firstRow: row, firstPosition: position, size, places, row: rowIn });
    row += size + (heading === null ? 0 : 1);
    position += size;
  }
  for (const { heading, places } of found) {
    push(heading, places.length, places, (at, position) => ({
      is: "item",
      place: places[at] ?? 0,
      position,
      under: heading,
    }));
  }
  const itemCount = position;
  const shown = scope.is === "all" || scope.is === "chosen" ? missing : [];
  push("missing", shown.length, nothing, (at, position) => ({
    is: "missing",
    id: shown[at] as ItemId,
    position,
  }));
  if (offersNew) push(null, 1, nothing, (_, position) => ({ is: "create", position }));
  return rowsOf(blocks, { rowCount: row, positionCount: position, itemCount });
}

function rowsOf(
  blocks: readonly Block[],
  counts: Pick<Rows, "rowCount" | "positionCount" | "itemCount">,
): Rows {
  return {
    ...counts,
    rowAt(row) {
      const block = lastBefore(blocks, (each) => each.firstRow <= row);
      const into = row - block.firstRow - (block.heading === null ? 0 : 1);
      if (into < 0) return { is: "heading", of: block.heading ?? "super" };
      return block.row(into, block.firstPosition + into);
    },
    rowOf(position) {
      const block = lastBefore(blocks, (each) => each.firstPosition <= position);
      return block.firstRow + (block.heading === null ? 0 : 1) + position - block.firstPosition;
    },
    placesBetween(from, to) {
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      return blocks.flatMap(({ places, firstPosition }) => [
        ...places.subarray(Math.max(first - firstPosition, 0), Math.max(last + 1 - firstPosition, 0)),
      ]);
    },
    places() {
      if (blocks.length === 1) return blocks[0]?.places ?? nothing;
      const all = new Uint32Array(counts.itemCount);
      for (const { places, firstPosition } of blocks) all.set(places, firstPosition);
      return all;
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
  places: Uint32Array;
  always: boolean;
}

function inScope(catalogue: Catalogue, scope: Scope): Part[] {
  switch (scope.is) {
    case "group":
      return [{ heading: null, places: catalogue.inGroup(scope.id), always: false }];
    case "chosen":
      return [{ heading: null, places: scope.places, always: false }];
    default:
      return catalogue.sections
        .filter(({ of }) => scope.is === "all" || of === "favourites")
        .map(({ of, headed, places }: Section) => ({
          heading: scope.is === "all" && headed && of !== "super" ? of : null,
          places,
          always: of === "super",
        }));
  }
}

function find(parts: readonly Part[], { search }: Catalogue, query: string): Part[] {
  if (query === "") return [...parts];
  const matches = search.matcher(query);
  return parts.map((part) => (part.always ? part : { ...part, places: part.places.filter(matches) }));
}
