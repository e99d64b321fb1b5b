import type { Answer } from "../lib/failure.js";
import type { QueryOptions } from "./query.js";

/** A part of a list, and what leads to the parts before and after it; `null` where there is none. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly previous: Cursor | null;
  readonly next: Cursor | null;
}

/** Part of a list as it is now. */
export interface Part<Item> {
  readonly items: readonly Item[];
  /** True where the part reaches over the index of an item: what is not in it there is gone. */
  covers(item: Item): boolean;
}

/** Request of one page. */
export interface PagesOptions<Item, Cursor>
  extends Omit<QueryOptions<Page<Item, Cursor>>, "read" | "combine" | "initial"> {
  /** Without a cursor, the first page to be shown. A refresh and a poll ask for that one again. */
  readPage(cursor: Cursor | null, signal: AbortSignal): Promise<Answer<Page<Item, Cursor>>>;
  /** Reads what is new by another call. */
  readNewer?(
    shown: Page<Item, Cursor>,
    signal: AbortSignal,
  ): Promise<Answer<Page<Item, Cursor> | Part<Item>>>;
  /** At least the items from here to there again. */
  readPart?(
    items: readonly Item[],
    stretch: readonly [from: number, to: number],
    signal: AbortSignal,
  ): Promise<Answer<Part<Item>>>;
  /** How the items stand, where a part may bring others. */
  order?(one: Item, other: Item): number;
  /** Pages may overlap; each item is there once, as it came last. */
  idOf(item: Item): string | number;
}
