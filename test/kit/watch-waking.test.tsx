import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchWaking } from "../../src/kit/watch-waking.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a sleep is told by the network, by a page that comes back, and by a timer that comes late", () => {
  const woke = vi.fn();
  const rest = watchWaking(woke);
  const times = () => woke.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(times()).toBe(0);
  window.dispatchEvent(new Event("online"));
  expect(times()).toBe(1);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(times()).toBe(2);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(5_000);
  expect(times()).toBe(2);
  vi.setSystemTime(Date.now() + 20_001);
  vi.advanceTimersByTime(5_000);
  expect(times()).toBe(3);
  rest();
  window.dispatchEvent(new Event("online"));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5_000);
  expect(times()).toBe(3);
});
