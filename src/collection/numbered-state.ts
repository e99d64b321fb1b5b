import type { Failure } from "../lib/failure.js";
import { range } from "../lib/range.js";
import { arrange, type LoadedPage, type NumberedRows } from "./numbered-rows.js";
import type { QueryState } from "./query.js";

/** One page of a list whose pages have numbers. */
export interface NumberedPage<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** How many items a page has; the last one may have fewer. */
  readonly size: number;
  /** The server is still preparing the list, and is asked again. */
  readonly isPending?: boolean;
}

/** The list as it stands. The same object as long as nothing has changed. */
export type NumberedState<Item> =
  /** `pending`: the server prepares it. `stopped`: nobody waits for that any more. */
  | { readonly is: "loading" | "pending" | "stopped" }
  | { readonly is: "failed"; readonly failure: Failure }
  | {
      readonly is: "ready";
      readonly total: number;
      /** Why some of it is missing or from before, by pages; the first to fail stands first, as long as it holds. */
      readonly failures: readonly Failure[];
      /** Item at an index from 0: `undefined` before its page is there, `null` where the page has none. */
      itemAt(index: number): Item | null | undefined;
      /** True where the page of an index has failed; `retry` alone asks for it again. */
      isMissing(index: number): boolean;
      /** Index of an item, if that is loaded. */
      indexOf(isIt: (item: Item) => boolean): number | null;
    };

/** Number of items in the list and on each of its pages; no size before a page has come. */
export type Shape = Pick<NumberedPage<never>, "total" | "size">;

/** A page as far as it has come. */
export interface PageState<Item> {
  /** Counts answers: the newest is right. 0 before the first. */
  readonly answer: number;
  readonly state: QueryState<NumberedPage<Item>>;
}

export function lastPage({ total, size }: Shape): number {
  return Math.max(Math.ceil(total / size), 1);
}

/** Pages of what is looked at, and one around. */
export function wantedPages(
  [first, last]: readonly [first: number, last: number],
  shape: Shape,
): readonly number[] {
  if (shape.size === 0) return [1];
  const end = lastPage(shape);
  const pageOf = (index: number) => Math.min(Math.max(Math.floor(index / shape.size) + 1, 1), end);
  return range(Math.max(pageOf(first) - 1, 1), Math.min(pageOf(last) + 1, end) + 1);
}

/** The pages that have come, in their places; `null` before the first has. */
export function arrangeLoaded<Item>(
  pages: ReadonlyMap<number, PageState<Item>>,
  shape: Shape,
  idOf: (item: Item) => string | number,
): NumberedRows<Item> | null {
  const loaded = loadedPages(pages);
  return loaded.length === 0 ? null : arrange(loaded, shape, idOf);
}

/** State of the list, from its pages and what is arranged of them; `before` is the one that it had. */
export function stateOfPages<Item>(
  pages: ReadonlyMap<number, PageState<Item>>,
  rows: NumberedRows<Item> | null,
  { shape, isStopped, before }: { shape: Shape; isStopped: boolean; before: NumberedState<Item> },
): NumberedState<Item> {
  const states = [...pages.values()].map((each) => each.state);
  if (rows === null) {
    const failed = states.find(({ is }) => is === "failed");
    if (failed?.is === "failed") return { is: "failed", failure: failed.failure };
    const isPending = states.some(({ data }) => data?.isPending);
    return { is: !isPending ? "loading" : isStopped ? "stopped" : "pending" };
  }
  const now = states.flatMap((each) => failureOf(each) ?? []);
  const stillFailed = before.is === "ready" ? before.failures.filter((each) => now.includes(each)) : [];
  return {
    is: "ready",
    total: shape.total,
    failures: [...stillFailed, ...now.filter((each) => !stillFailed.includes(each))],
    itemAt: rows.itemAt,
    isMissing: (index) => pages.get(Math.floor(index / shape.size) + 1)?.state.is === "failed",
    indexOf: rows.indexOf,
  };
}

function failureOf(state: QueryState<unknown>): Failure | null {
  if (state.is === "failed") return state.failure;
  return state.is === "ready" ? state.refreshFailure : null;
}

/** The newest answer first. */
function loadedPages<Item>(pages: ReadonlyMap<number, PageState<Item>>): readonly LoadedPage<Item>[] {
  return [...pages]
    .flatMap(([page, { answer, state }]) =>
      state.data === null || answer === 0 ? [] : [{ page, answer, items: state.data.items }],
    )
    .sort((one, other) => other.answer - one.answer);
}
