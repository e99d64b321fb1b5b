import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { range } from "../../lib/range.js";
import { OnPaper, usePrinting } from "../use-printing.js";
import { FeedView } from "./feed-view.js";
import type { Anchor } from "./held-rows.js";

/** Methods of a feed. */
export interface FeedHandle {
  /** Brings a row into view and gives it the focus. */
  goTo(key: string, where?: "nearest" | "start"): void;
  /** The row that is read, and how far below the upper edge it begins; `null` at the end where it was opened. */
  place(): FeedPlace | null;
  /** Puts a row where it stood before. */
  putAt(place: FeedPlace): void;
}

/** Reading position: a row, and how far below the upper edge it begins. */
export type FeedPlace = Anchor;

/** A long list of texts that is read, and grows at both ends. */
export interface FeedProps {
  label: string;
  /** The keys of its rows, as they stand. Another list means that something has changed. */
  keys: readonly string[];
  /** Begins at its end, as a conversation does. */
  opensAtEnd: boolean;
  /** True when that end stays in view until somebody scrolls. Without it what is read stays, as it does after that. */
  staysAtEnd: boolean;
  busy: boolean;
  /** One row: what belongs before it, and one `<article>` with `feedArticle(...)`. */
  row(at: number, isStop: boolean): ReactNode;
  /** A key on an article. `true` when it was used. */
  onKey(at: number, event: KeyboardEvent): boolean;
  onNear(edge: "start" | "end"): void;
  onSeen(first: number, last: number): void;
  /** Before and after the rows, where more can be asked for. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<FeedHandle> | undefined;
}

/** ARIA attributes of a row's `<article>`. */
export function feedArticle(at: number, count: number, isStop: boolean) {
  return { "aria-posinset": at + 1, "aria-setsize": count, tabIndex: isStop ? 0 : -1 };
}

/**
 * Only rows near the screen are in the document, and what is read holds still (see `FeedView`). One tab stop: J and K go from
 * row to row, the Page keys by what is in sight, Home and End to its ends, Enter into a row, Esc out of it. It scrolls by itself where
 * it has a height, else with what is around it.
 */
export function Feed(props: FeedProps) {
  const { label, keys, opensAtEnd, busy, row, before, after, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [view] = useState(() => new FeedView(opensAtEnd));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [current, setCurrent] = useState<string | null>(null);
  const latest = useRef(props);
  /** How many rows a Page key goes by. */
  const inSight = useRef(1);
  const lost = useLostFocus(list, keys, current);
  view.setRows(keys);
  if (!props.staysAtEnd) view.leaveEnd();
  const isOnPaper = usePrinting();
  const rows = isOnPaper ? { start: 0, end: keys.length } : view.rows();
  const stays = current === null ? -1 : keys.indexOf(current);

  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    if (!box.current || !list.current) return;
    const foot = box.current.closest(".editor")?.querySelector<HTMLElement>(".editor-finish");
    return view.attach(box.current, list.current, {
      redraw,
      onNear: (edge) => latest.current.onNear(edge),
      onSeen(first, last) {
        inSight.current = last - first;
        latest.current.onSeen(first, last);
      },
      footHeight: () => foot?.offsetHeight ?? 0,
    });
  }, [view]);
  useLayoutEffect(() => view.settle(isOnPaper));

  function goTo(key: string, where: "nearest" | "start" = "nearest"): void {
    view.reveal(key, where);
    articleAt(list.current, latest.current.keys.indexOf(key))?.focus({ preventScroll: true });
  }
  useImperativeHandle(ref, () => ({
    goTo,
    place: () => view.place(),
    putAt: (place) => view.putAt(place),
  }));
  useEffect(() => {
    // Later: it draws, which no effect may.
    if (lost !== null) queueMicrotask(() => goTo(lost));
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const article = target.closest("article");
    const at = rowOf(article);
    if (!article || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnRow = target === article || target.matches("input[type=checkbox]");
    const isUsed = isOnRow
      ? moveBy(at, event) || props.onKey(at, event) || (event.key === "Enter" && enter(article))
      : leave(article, event);
    if (isUsed) event.preventDefault();
  }
  function moveBy(at: number, { key }: KeyboardEvent): boolean {
    const to = placeAfter(key.length === 1 ? key.toLowerCase() : key, at, keys.length - 1, inSight.current);
    if (to === null) return false;
    const next = keys[to];
    if (next !== undefined && to !== at) goTo(next);
    return true;
  }

  const stop = stays >= 0 ? stays : opensAtEnd ? rows.end - 1 : rows.start;
  return (
    <div className="feed-box scroll-box" ref={box} tabIndex={-1}>
      {before}
      <div
        role="feed"
        className="feed"
        aria-label={label}
        aria-busy={busy || undefined}
        ref={list}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrent(keys[rowOf(target.closest("article"))] ?? null)}
      >
        <OnPaper value={isOnPaper}>
          {drawn(rows.start, rows.end, stays).map((at, offset, all) => (
            <Fragment key={keys[at]}>
              <Gap from={offset === 0 ? 0 : (all[offset - 1] as number) + 1} to={at} view={view} />
              <div data-feed-row={at}>{row(at, at === stop)}</div>
            </Fragment>
          ))}
        </OnPaper>
        <Gap from={Math.max(rows.end, stays + 1)} to={keys.length} view={view} />
      </div>
      {after}
    </div>
  );
}

/** Stands for rows that are not drawn. */
function Gap({ from, to, view }: { from: number; to: number; view: FeedView }) {
  if (to <= from) return null;
  return <div style={{ blockSize: view.heights.offset(to) - view.heights.offset(from) }} />;
}

/** The row that a key leads to; `null` for one that leads nowhere. */
function placeAfter(key: string, at: number, last: number, inSight: number): number | null {
  const page = Math.max(inSight, 1);
  const to = { j: at + 1, k: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last }[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), last);
}

function drawn(start: number, end: number, stays: number): number[] {
  const rows = range(start, end);
  if (stays < 0 || (stays >= start && stays < end)) return rows;
  return stays < start ? [stays, ...rows] : [...rows, stays];
}

function rowOf(article: Element | null): number {
  return Number(article?.closest<HTMLElement>("[data-feed-row]")?.dataset.feedRow ?? -1);
}

function articleAt(list: HTMLElement | null, at: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-feed-row="${at}"] article`) ?? null;
}

const controls = "a[href], button, audio, video";

/** Into what a row has in it; what selects it has keys of its own. */
function enter(article: HTMLElement): boolean {
  const control = article.querySelector<HTMLElement>(controls);
  control?.focus();
  return control !== null;
}

function leave(article: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (key === "Escape") {
    article.focus({ preventScroll: true });
    return true;
  }
  if (target instanceof HTMLMediaElement) return false;
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const all = [...article.querySelectorAll<HTMLElement>(controls)];
  const next = step === 0 ? undefined : all[all.indexOf(target as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}

/** The row that gets the focus, where the one that had it is gone; else `null`. */
function useLostFocus(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  current: string | null,
): string | null {
  const place = useRef(-1);
  const at = current === null ? -1 : keys.indexOf(current);
  const had = useRef(false);
  const isGone = current !== null && at < 0 && had.current && keys.length > 0;
  useLayoutEffect(() => {
    had.current = list.current?.contains(activeIn(list.current)) ?? false;
    if (at >= 0) place.current = at;
  });
  return isGone ? (keys[Math.min(place.current, keys.length - 1)] ?? null) : null;
}

function activeIn(node: HTMLElement): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement;
}
