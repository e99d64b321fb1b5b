/** After so long unseen or without events, what is shown is read again, in milliseconds. */
export const staleAfterMs = 60_000;
/** A first subscription that takes no longer has missed nothing that is worth a call. */
export const startMs = 5_000;

/** Several signs of one waking are one, in milliseconds. */
const onceMs = 3_000;

/** When what is shown of a salon may be old. */
export interface Freshness {
  /** Sets whether events come now. */
  live(isLive: boolean): void;
  /** Sets whether somebody sees the page. */
  observe(isSeen: boolean): void;
  /** The machine has slept, or was without a network: events may have gone by. */
  woke(): void;
  end(): void;
}

/**
 * Says when to read again: when events come once more, since nobody keeps those in between; when a page is seen that was
 * hidden for a minute; where the machine has slept; and each minute without events, as long as the page is seen.
 */
export function createFreshness(options: {
  isSeen: boolean;
  /** Milliseconds. */
  now(): number;
  stale(): void;
}): Freshness {
  const { now } = options;
  let { isSeen } = options;
  let isLive = false;
  let wasLive = false;
  /** Until then everything is known. */
  let freshAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function readAgain(): void {
    readAt = now();
    freshAt = now();
    options.stale();
  }

  function readOnceSeen(): void {
    if (isSeen) readAgain();
    else freshAt = Number.NEGATIVE_INFINITY;
  }

  /** The next look, where nothing comes by itself and somebody sees the page. */
  function plan(): void {
    clearTimeout(timer);
    if (isLive || !isSeen) return;
    timer = setTimeout(
      () => {
        readAgain();
        plan();
      },
      freshAt + staleAfterMs - now(),
    );
  }

  plan();
  return {
    live(next) {
      if (next === isLive) return;
      const missed = wasLive || now() - freshAt > startMs;
      if (isLive && isSeen) freshAt = now();
      isLive = next;
      if (isLive && missed) readOnceSeen();
      wasLive ||= isLive;
      plan();
    },
    observe(next) {
      if (next === isSeen) return;
      // Events come on a hidden page too, but browsers put it to sleep.
      if (isSeen && isLive) freshAt = now();
      isSeen = next;
      if (isSeen && now() - freshAt >= staleAfterMs) readAgain();
      plan();
    },
    woke() {
      if (now() - readAt < onceMs) return;
      readOnceSeen();
      plan();
    },
    end: () => clearTimeout(timer),
  };
}
