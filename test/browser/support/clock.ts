import { expect, onTestFinished, vi } from "vitest";

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

/**
 * Waits until everything that was begun has come to its end: answers of `serve` are read in tasks and drawn in frames, and no
 * clock has to pass for them. Proves that nothing comes.
 */
export async function atRest(): Promise<void> {
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits in real time, for what no clock of a page can be set for; `_why` says what passes. */
export function realTime(milliseconds: number, _why: string): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

/** The clock stands at `now` until the test moves it; with `timers` what waits does so, too. */
export function holdClock(now: Date, timers = false): { pass(ms: number): Promise<unknown> } {
  const waits = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
  vi.useFakeTimers({ toFake: timers ? ["Date", ...waits] : ["Date"], now });
  onTestFinished(async () => {
    if (timers) await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
  });
  return { pass: (ms) => vi.advanceTimersByTimeAsync(ms) };
}
/** Waits until nothing that was begun can still draw. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame);
}

/** Waits while the clock stands: `expect.poll` would have it go on. */
export async function until(holds: () => boolean): Promise<void> {
  for (let frame = 0; frame < 600 && !holds(); frame += 1) await new Promise(requestAnimationFrame);
  expect(holds()).toBe(true);
}
