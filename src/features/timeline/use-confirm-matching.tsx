import { useRef, useState } from "react";
import type { Message } from "../../api/timeline.js";
import { useOnChange } from "../../kit/use-on-change.js";
import type { Answer } from "../../lib/failure.js";

type Ids = readonly number[];

/** How far confirming all that match has come: counting, asking, or neither. */
export type Matching =
  | { readonly is: "idle" }
  | { readonly is: "counting"; readonly found: number }
  | ({ readonly is: "asking"; readonly ids: Ids } & Confirming);

/** About what is confirmed. */
interface Confirming {
  /** All but what was selected. */
  readonly isRest: boolean;
}

/** Messages to confirm among all that match. */
export interface Wanted {
  /** These are left out. */
  readonly except?: ReadonlySet<number>;
  /** This one, and what is as old or older. */
  readonly upTo?: Message;
  /** They are selected, and not confirmed. */
  readonly isSelection?: boolean;
}

/** Counts what matches, asks, and confirms it. Counting ends when another question is asked of the server (`reset`). */
export function useConfirmMatching(options: {
  reset: unknown;
  find(upTo: Message | null, signal: AbortSignal, onFound: (count: number) => void): Promise<Answer<Ids>>;
  onNothing(): void;
  confirm(ids: Ids, about: Confirming): void;
  select(ids: Ids): void;
}) {
  const { reset, find, onNothing, confirm, select } = options;
  const [matching, setMatching] = useState<Matching>({ is: "idle" });
  const counting = useRef<AbortController | null>(null);

  // A count answers the criteria of its request, from the server that was asked.
  useOnChange([reset], () => {
    setMatching({ is: "idle" });
    return () => counting.current?.abort();
  });

  async function begin({ except, upTo, isSelection = false }: Wanted): Promise<void> {
    if (matching.is === "asking") return;
    // What is asked for last is counted.
    counting.current?.abort();
    const leaving = new AbortController();
    counting.current = leaving;
    setMatching({ is: "counting", found: 0 });
    const answer = await find(upTo ?? null, leaving.signal, (found) => {
      if (!leaving.signal.aborted) setMatching({ is: "counting", found });
    });
    if (leaving.signal.aborted) return;
    setMatching({ is: "idle" });
    if (!answer.ok) return;
    const ids = answer.data.filter((id) => except?.has(id) !== true);
    if (isSelection) select(ids);
    else if (ids.length > 0) setMatching({ is: "asking", ids, isRest: except !== undefined });
    else onNothing();
  }

  return {
    matching,
    begin: (wanted: Wanted = {}) => void begin(wanted),
    stop() {
      counting.current?.abort();
      setMatching({ is: "idle" });
    },
    answer(isYes: boolean) {
      if (matching.is === "asking" && isYes) confirm(matching.ids, matching);
      setMatching({ is: "idle" });
    },
  };
}
