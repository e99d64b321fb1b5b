import { onTestFinished, vi } from "vitest";

/**
 * Lets time pass between keystrokes without waiting for it. By itself it hardly does: on a busy machine two keys may come half a
 * second apart.
 */
export function clock(): { pass(milliseconds: number): void } {
  const now = performance.now.bind(performance);
  const start = now();
  let ahead = 0;
  const spy = vi
    .spyOn(performance, "now")
    .mockImplementation(() => start + (now() - start) / slowness + ahead);
  onTestFinished(() => spy.mockRestore());
  return {
    pass(milliseconds) {
      ahead += milliseconds;
    },
  };
}

const slowness = 100;
