import { useEffect, useRef, useState } from "react";
import type { Answer } from "../../lib/failure.js";

/** How far confirming all that match has come: counting, asking, or neither. */
export type Matching =
  | { readonly is: "idle" }
  | { readonly is: "counting"; readonly found: number }
  | { readonly is: "asking"; readonly ids: readonly number[] };

/** Counts what matches, asks, and confirms it. Counting ends when another question is asked of the server (`reset`). */
export function useConfirmMatching(options: {
  reset: unknown;
  find(signal: AbortSignal, onFound: (count: number) => void): Promise<Answer<readonly number[]>>;
  onNothing(): void;
  confirm(ids: readonly number[]): void;
}) {
  const { reset, find, onNothing, confirm } = options;
  const [matching, setMatching] = useState<Matching>({ is: "idle" });
  const counting = useRef<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted answers what was asked then.
  useEffect(() => {
    setMatching({ is: "idle" });
    return () => counting.current?.abort();
  }, [reset]);

  async function begin(): Promise<void> {
    const leaving = new AbortController();
    counting.current = leaving;
    setMatching({ is: "counting", found: 0 });
    const answer = await find(leaving.signal, (found) => {
      if (!leaving.signal.aborted) setMatching({ is: "counting", found });
    });
    if (leaving.signal.aborted) return;
    if (!answer.ok) setMatching({ is: "idle" });
    else if (answer.data.length > 0) setMatching({ is: "asking", ids: answer.data });
    else {
      setMatching({ is: "idle" });
      onNothing();
    }
  }

  return {
    matching,
    begin: () => void begin(),
    stop() {
      counting.current?.abort();
      setMatching({ is: "idle" });
    },
    answer(isYes: boolean) {
      if (matching.is === "asking" && isYes) confirm(matching.ids);
      setMatching({ is: "idle" });
    },
  };
}
