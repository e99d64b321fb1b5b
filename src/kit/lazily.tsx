import { useEffect, useReducer } from "react";

/** Something that is in a file of its own: there once it was loaded, and loaded at most once at a time. */
export interface Lazy<T> {
  /** What was loaded, if it was. */
  readonly value: T | undefined;
  /** A failed attempt rejects, and may be repeated. */
  load(): Promise<void>;
}

/** Makes something lazy. Unlike React's `lazy` it forgets failures, and what is there already is drawn at once. */
export function lazily<T>(importPart: () => Promise<T>): Lazy<T> {
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

/** A lazy thing as a component sees it. */
export type LazyState<T> = { is: "ready"; value: T } | { is: "loading" } | { is: "failed"; retry(): void };

/** Loads what is not there yet, and draws again when it is. */
export function useLazy<T>(lazy: Lazy<T>): LazyState<T> {
  const [{ attempt, failed }, dispatch] = useReducer(reduce, { attempt: 0, failed: false });
  const { value } = lazy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is a new attempt.
  useEffect(() => {
    if (value !== undefined) return;
    let left = false;
    const tell = (event: "loaded" | "failed") => () => {
      if (!left) dispatch(event);
    };
    lazy.load().then(tell("loaded"), tell("failed"));
    return () => {
      left = true;
    };
  }, [lazy, value, attempt]);
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
