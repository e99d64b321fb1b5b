/**
 * A page that goes: what waits for something has no time to wait, and is done at once. It is on from `pagehide` until the
 * page goes on, which it does only when it was left for a while (back and forward).
 */
export interface Leaving {
  isOn(): boolean;
  /** Calls back when the page is left; gives what ends that. */
  listen(act: () => void): () => void;
}

/** Makes one; `begin` and `end` are for who follows the window. */
export function createLeaving(): Leaving & { begin(): void; end(): void } {
  const listeners = new Set<() => void>();
  let isOn = false;
  return {
    isOn: () => isOn,
    listen(act) {
      const listener = () => act();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      isOn = true;
      for (const listener of [...listeners]) listener();
    },
    end() {
      isOn = false;
    },
  };
}

/** Kept when something has come to its end, or when the page is left. */
export function orLeft(leaving: Leaving, waiting: Promise<unknown>): Promise<void> {
  return new Promise((go) => {
    const end = leaving.listen(() => over());
    const over = () => {
      end();
      go();
    };
    void waiting.then(over, over);
  });
}
