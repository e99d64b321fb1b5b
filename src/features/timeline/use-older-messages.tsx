import { useLayoutEffect, useRef } from "react";
import type { Message } from "../../api/timeline.js";
import type { MessagePages } from "./source.js";

/** So many pages are read at most to get to a message. */
const mostPagesBack = 50;

/** The way to a message, whether it is loaded or not. */
export interface MessageWay {
  /** Reads page by page until it is found. `missing` is said where it is nowhere; without it nobody asked. */
  goBackTo(
    find: (rows: readonly Message[]) => Message | null,
    arrive: (message: Message) => void,
    missing?: string,
  ): Promise<void>;
  /** Brings one that is loaded into view, for a person who asked for it. */
  goTo(message: Message): void;
}

/** Loads older messages, one page at a time, and goes back to a message page by page where it is not loaded. */
export function useOlderMessages(
  pages: MessagePages,
  rows: readonly Message[],
  { onLoaded, onMissing }: { onLoaded(): void; onMissing(text: string): void },
) {
  const loading = useRef<Promise<void> | null>(null);
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });

  /** Loads older messages; a call during another one waits for that. */
  function loadOlder(): Promise<void> {
    loading.current ??= load().finally(() => {
      loading.current = null;
    });
    return loading.current;
  }
  async function load(): Promise<void> {
    const from = pages.state().data?.next;
    await pages.loadNext();
    if (pages.state().data?.next !== from) onLoaded();
  }

  async function goBackTo(
    find: (rows: readonly Message[]) => Message | null,
    arrive: (message: Message) => void,
    missing?: string,
  ): Promise<void> {
    for (let pagesBack = 0; ; pagesBack += 1) {
      const message = find(latest.current);
      if (message !== null) {
        arrive(message);
        return;
      }
      const isEnd = pages.state().data?.next == null || pages.more().next.is === "failed";
      if (isEnd || pagesBack === mostPagesBack) {
        if (missing !== undefined) onMissing(missing);
        return;
      }
      await loadOlder();
    }
  }

  return { loadOlder, goBackTo };
}
