import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { KnownCondition } from "./known-conditions.js";

/** Another try to load a condition, by a button. */
export interface AnotherTry {
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the button is there. */
  isOffered: boolean;
  /** How the operator's own try went; `null` where there was none. */
  own: "underWay" | "failed" | "done" | null;
  begin(): void;
}

/**
 * Offers another try where a condition could not be loaded. The button stays while the try is under way, and goes only
 * once the focus, if it was there, has gone on to `next`: it would take the focus along.
 */
export function useAnotherTry(
  known: KnownCondition | null,
  retry: () => void,
  next: () => HTMLElement | null | undefined,
): AnotherTry {
  const button = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState<"pending" | "done" | null>(null);
  const hasArrived = attempt === "pending" && known?.is === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is next is asked for at that moment.
  useLayoutEffect(() => {
    if (!hasArrived) return;
    if (button.current?.matches(":focus")) next()?.focus();
    setAttempt("done");
  }, [hasArrived]);
  const failed = known?.is === "failed";
  return {
    button,
    isOffered: failed || attempt === "pending",
    own: attempt === "pending" ? (failed ? "failed" : "underWay") : attempt,
    begin() {
      setAttempt("pending");
      retry();
    },
  };
}
