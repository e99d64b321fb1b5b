import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startToastTimer, type ToastClock } from "../../src/kit/toast-timer.js";

const clock: ToastClock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const ended = vi.fn();
  return { timer: startToastTimer(clock, 6000, ended), ended };
}

test("ends after its time, once", () => {
  const { ended } = start();
  vi.advanceTimersByTime(5999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("time stands still while it is held, and goes on from there", () => {
  const { timer, ended } = start();
  vi.advanceTimersByTime(1000);
  timer.hold("pointer");
  vi.advanceTimersByTime(60_000);
  timer.release("pointer");
  vi.advanceTimersByTime(4999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("both holds must end", () => {
  const { timer, ended } = start();
  timer.hold("pointer");
  timer.hold("focus");
  timer.hold("focus");
  timer.release("pointer");
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
  timer.release("focus");
  vi.advanceTimersByTime(6000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("released at its very end it stays two seconds more", () => {
  const { timer, ended } = start();
  vi.advanceTimersByTime(5900);
  timer.hold("focus");
  timer.release("focus");
  vi.advanceTimersByTime(1999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("a release of what does not hold changes nothing", () => {
  const { timer, ended } = start();
  vi.advanceTimersByTime(5000);
  timer.release("pointer");
  vi.advanceTimersByTime(1000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("stopped, it never ends, whatever is released", () => {
  const { timer, ended } = start();
  timer.hold("pointer");
  timer.stop();
  timer.release("pointer");
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
