/** Lets a toast go after its time, counted only while nothing holds it. */
export interface ToastTimer {
  /** The pointer is over it, or the focus inside: time stands still. */
  hold(reason: ToastHold): void;
  release(reason: ToastHold): void;
  /** Nothing happens any more. */
  stop(): void;
}

/** Reasons that can hold a toast, each on its own. */
export type ToastHold = "pointer" | "focus";

/** Clock of the timer. */
export interface ToastClock {
  now(): number;
  /** Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void;
}

/** Released late in its time, it still stays long enough to be read: a pointer that only passed by takes nothing away. */
const leastAfterHoldMs = 2000;

/** Starts counting at once; calls `onEnd` once at most. */
export function startToastTimer(clock: ToastClock, lastsMs: number, onEnd: () => void): ToastTimer {
  const holds = new Set<ToastHold>();
  let leftMs = lastsMs;
  let startedAt = clock.now();
  let cancel = clock.after(leftMs, onEnd);
  let stopped = false;
  return {
    hold(reason) {
      if (holds.size === 0) {
        cancel();
        leftMs -= clock.now() - startedAt;
      }
      holds.add(reason);
    },
    release(reason) {
      if (!holds.delete(reason) || holds.size > 0 || stopped) return;
      leftMs = Math.max(leftMs, Math.min(leastAfterHoldMs, lastsMs));
      startedAt = clock.now();
      cancel = clock.after(leftMs, onEnd);
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
