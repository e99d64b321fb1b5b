import { onTestFinished, vi } from "vitest";

/** Lets time pass between keystrokes without waiting for it. */
export function clock(): { pass(milliseconds: number): void } {
  const now = performance.now.bind(performance);
  let ahead = 0;
  const spy = vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  onTestFinished(() => spy.mockRestore());
  return {
    pass(milliseconds) {
      ahead += milliseconds;
    },
  };
}
