import { type ReactNode, useReducer } from "react";
import { LoadFailed } from "./LoadFailed.js";
import { useOnChange } from "./use-on-change.js";
import { whenIdle } from "./when-idle.js";

/** A part of a screen in files of its own: there once it was loaded, and loaded at most once at a time. */
export interface DeferredPart<T> {
  /** Loaded value, if there is one. */
  readonly value: T | undefined;
  /** A failed attempt rejects, and may be repeated. */
  load(): Promise<void>;
}

/** Makes a deferred part. Unlike React's `lazy` it forgets failures, and what is there already is drawn at once. */
export function deferredPart<T>(importPart: () => Promise<T>): DeferredPart<T> {
  let value: T | undefined;
  let underWay: Promise<void> | undefined;
  return {
    get value() {
      return value;
    },
    load() {
      underWay ??= importPart()
        .then((part) => {
          value = part;
        })
        .finally(() => {
          underWay = undefined;
        });
      return value === undefined ? underWay : Promise.resolve();
    },
  };
}

/** A deferred part as a component sees it. */
export type DeferredState<T> =
  | { is: "ready"; value: T }
  | { is: "loading" }
  | { is: "failed"; retry(): void };

/** Loads what is not there yet, and draws again when it is. */
export function useDeferredPart<T>(part: DeferredPart<T>): DeferredState<T> {
  const [{ attempt, failed }, dispatch] = useReducer(reduce, { attempt: 0, failed: false });
  const { value } = part;
  // A new number is a new attempt.
  useOnChange([part, value, attempt], () => {
    if (value !== undefined) return;
    let left = false;
    const report = (event: "loaded" | "failed") => () => {
      if (!left) dispatch(event);
    };
    part.load().then(report("loaded"), report("failed"));
    return () => {
      left = true;
    };
  });
  if (value !== undefined) return { is: "ready", value };
  return failed ? { is: "failed", retry: () => dispatch("again") } : { is: "loading" };
}

interface Attempts {
  attempt: number;
  failed: boolean;
}

function reduce({ attempt }: Attempts, event: "loaded" | "failed" | "again"): Attempts {
  if (event === "again") return { attempt: attempt + 1, failed: false };
  return { attempt, failed: event === "failed" };
}

/** Words for a part that is loading, and for one that could not be loaded. */
export interface DeferredWords {
  loading: string;
  failed: string;
  retry: string;
}

/**
 * Shows a deferred part. All waiting for one is done here: that it is loading is said at once, a failure offers another
 * try. `children` draw it once it is there.
 */
export function Deferred<T>(
  props: {
    part: DeferredPart<T>;
    children(part: T): ReactNode;
  } & (
    | {
        words: DeferredWords;
        /** In place of the words, where there is no room for them. */
        loading?: ReactNode;
      }
    /** Replacement while it loads, also where it cannot be loaded. */
    | { fallback: ReactNode }
  ),
): ReactNode {
  const { part, children } = props;
  const state = useDeferredPart(part);
  if (state.is === "ready") return children(state.value);
  if ("fallback" in props) return props.fallback;
  const { words, loading } = props;
  if (state.is === "loading")
    return (
      loading ?? (
        <p role="status" data-pending>
          {words.loading}
        </p>
      )
    );
  return <LoadFailed title={words.failed} retryLabel={words.retry} onRetry={state.retry} />;
}

/** Fetches parts when the page is idle: a page that stays open over a release, when the old files are gone, has them. */
export function usePrefetch(...parts: readonly DeferredPart<unknown>[]): void {
  // The same parts all the while.
  useOnChange([], () => whenIdle(() => parts.forEach((part) => void part.load().catch(() => {}))));
}
