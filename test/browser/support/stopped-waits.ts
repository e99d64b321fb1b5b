import { onTestFinished, vi } from "vitest";

/** Shorter waits pass as usual: they only let something be drawn or loaded. Milliseconds. */
const least = 300;

/** What waits longer than a moment does so until the test lets time pass; the rest of the page goes on. */
export function stopWaits(): { pass(ms: number): Promise<void> } {
  const { setTimeout, clearTimeout } = globalThis;
  const due = new Map<unknown, { at: number; act(): void }>();
  let now = 0;
  let number = 0;
  const later = (act: () => void, ms = 0, ...given: []) => {
    if (ms < least) return setTimeout(act, ms, ...given);
    number += 1;
    // No browser counts that far, so that none of its own is meant.
    const id = 2 ** 40 + number;
    due.set(id, { at: now + ms, act: () => act(...given) });
    return id;
  };
  const spies = [
    vi.spyOn(globalThis, "setTimeout").mockImplementation(later as typeof setTimeout),
    vi.spyOn(globalThis, "clearTimeout").mockImplementation((id) => {
      if (!due.delete(id)) clearTimeout(id);
    }),
  ];
  const read = performance.now.bind(performance);
  spies.push(vi.spyOn(performance, "now").mockImplementation(() => read() + now) as never);
  const date = Date.now.bind(Date);
  spies.push(vi.spyOn(Date, "now").mockImplementation(() => date() + now) as never);
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return {
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [id, { at, act }] = next;
        due.delete(id);
        now = at;
        act();
        await new Promise((turn) => setTimeout(turn));
      }
      now = until;
    },
  };
}
