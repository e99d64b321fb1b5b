import { type RefObject, useRef, useState } from "react";
import { useLayoutOnChange } from "../../kit/use-on-change.js";
import type { KnownCondition } from "./known-conditions.js";

/** Another try to load a condition, by a button. */
export interface Retry {
  button: RefObject<HTMLButtonElement | null>;
  /** True while the button is there. */
  isOffered: boolean;
  /** How the operator's try went; `null` where there was none. */
  outcome: "loading" | "failed" | "done" | null;
  retry(): void;
}

/**
 * Offers another try where a condition could not be loaded. The button stays while the try is in flight, and goes only
 * once the focus, if it was there, has gone on to `next`: it would take the focus along.
 */
export function useRetry(
  known: KnownCondition | null,
  retry: () => void,
  next: () => HTMLElement | null | undefined,
): Retry {
  const button = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState<"pending" | "done" | null>(null);
  const hasArrived = attempt === "pending" && known?.is === "ready";
  // The next target is asked for at that moment.
  useLayoutOnChange([hasArrived], () => {
    if (!hasArrived) return;
    if (button.current?.matches(":focus")) next()?.focus();
    setAttempt("done");
  });
  const failed = known?.is === "failed";
  return {
    button,
    isOffered: failed || attempt === "pending",
    outcome: attempt === "pending" ? (failed ? "failed" : "loading") : attempt,
    retry() {
      setAttempt("pending");
      retry();
    },
  };
}
