import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isTabKey } from "./tab-key.js";
import { whenIdle } from "./when-idle.js";

/** Observer of one long list: which of its rows are near the screen. */
export interface NearList {
  /** The keys of what was drawn once: it stays drawn, also when the list is shown again. */
  readonly drawn: Set<string>;
  /** Calls back when a node comes near the screen or goes, for paper, and for Tab. Returns what ends this. */
  watch(node: Element, onChange: (isNear: boolean) => void, isDrawn: boolean): () => void;
}

const NearContext = createContext<NearList | null>(null);

/** Stands around the rows of a list. */
export const NearProvider = NearContext.Provider;

/** One observer for all rows of a list. It remembers what was drawn for as long as the component that calls this is there. */
export function useNearList(): NearList {
  return useState(createNearList)[0];
}

/**
 * Returns true once something of a list is near the screen, and from then on: it stays drawn. Until then
 * something small in its place is enough. Rows that are drawn and out of sight are not painted.
 */
export function useNear<Node extends HTMLElement = HTMLDivElement>({
  key,
  atOnce = false,
  comesWhenIdle = false,
  isWatched = true,
}: {
  /** Remembered in the list. */
  key?: string;
  /** Drawn in any case, and from then on: the focus may be in it. */
  atOnce?: boolean;
  /** Drawn when the page is idle, if it has not come near before. */
  comesWhenIdle?: boolean;
  /** `false` where the list is short: then all is drawn and painted. */
  isWatched?: boolean;
} = {}): [RefObject<Node | null>, boolean] {
  const list = useContext(NearContext);
  if (!list) throw new Error("a row is drawn outside of its list");
  const node = useRef<Node>(null);
  const isDrawn = atOnce || !isWatched;
  const [near, come] = useReducer(() => true, isDrawn || (key !== undefined && list.drawn.has(key)));
  if (isDrawn && !near) come();
  useEffect(() => (near || !comesWhenIdle ? undefined : whenIdle(come)), [near, comesWhenIdle]);
  // Again when it has come near: it may be drawn in another node.
  useLayoutEffect(() => {
    if (near && key !== undefined) list.drawn.add(key);
    const element = node.current;
    if (!isWatched || element === null) return;
    const onChange = (isNear: boolean) => {
      if (isNear && !near) come();
      // On the screen nothing of it is cut off, neither its shadow nor the line of a drop. Out of sight it is skipped, yet not
      // before it was laid out once: asking the browser about fields that never were laid out lays them out one by one.
      const painted = isNear || !near ? "" : "auto";
      if (element.style.contentVisibility !== painted) element.style.contentVisibility = painted;
    };
    return list.watch(element, onChange, near);
  }, [list, key, near, isWatched]);
  return [node, near];
}

function createNearList(): NearList {
  const listeners = new Map<Element, (isNear: boolean) => void>();
  const undrawn = new Set<Element>();
  let observer: IntersectionObserver | null = null;

  function begin(): IntersectionObserver {
    addEventListener("beforeprint", drawAll);
    addEventListener("keydown", drawNext, true);
    return new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: "20%" },
    );
  }

  /** The page is on paper before anything that waits is drawn. */
  function drawAll(): void {
    flushSync(() => {
      for (const notify of listeners.values()) notify(true);
    });
  }

  /** Tab leads only to what is drawn, and may be faster than the screen: the row that it would skip is drawn before it goes. */
  function drawNext(event: KeyboardEvent): void {
    const next = isTabKey(event) ? nextOf(undrawn, event.composedPath(), event.shiftKey) : undefined;
    if (next) flushSync(() => listeners.get(next)?.(true));
  }

  return {
    drawn: new Set(),
    watch(node, onChange, isDrawn) {
      observer ??= begin();
      listeners.set(node, onChange);
      if (!isDrawn) undrawn.add(node);
      observer.observe(node);
      return () => {
        listeners.delete(node);
        undrawn.delete(node);
        observer?.unobserve(node);
        if (listeners.size > 0) return;
        observer?.disconnect();
        observer = null;
        removeEventListener("beforeprint", drawAll);
        removeEventListener("keydown", drawNext, true);
      };
    },
  };
}

/** Nearest row that follows what has the focus, or precedes it; all rows have one root, which the focus may be out of. */
function nextOf(
  rows: ReadonlySet<Element>,
  path: readonly EventTarget[],
  isBack: boolean,
): Element | undefined {
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const [first] = rows;
  const lies = (from: Node, node: Node) => (from.compareDocumentPosition(node) & side) > 0;
  for (let node: Node | undefined = first; node; ) {
    const root = node.getRootNode() as Node & { host?: Element };
    const from = (path as Node[]).find((each) => each.getRootNode?.() === root);
    if (!from) {
      node = root.host;
      continue;
    }
    if (node !== first && !lies(from, node)) return undefined;
    const around = [...rows].filter((row) => node !== first || lies(from, row));
    return around.reduce<Element | undefined>(
      (best, row) => (best && !lies(row, best) ? best : row),
      undefined,
    );
  }
  return undefined;
}
