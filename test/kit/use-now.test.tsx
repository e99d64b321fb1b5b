import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNow, useToday } from "../../src/kit/use-now.js";
import { render } from "./render.js";

/** 23:59:50 in Japan. */
const eve = Date.parse("2026-11-29T23:59:50+09:00");

function Shown() {
  return (
    <p>
      {useToday()} {useNow()}
    </p>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: eve });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the day is another one from midnight in Japan on, and the minute is looked at again", async () => {
  const { box: root } = await render(<Shown />);
  const shown = () => root.textContent;
  expect(shown()).toBe(`2026-11-29 ${eve}`);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(shown()).toBe(`2026-11-29 ${eve}`);
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe(`2026-11-30 ${eve + 10_000}`);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(shown()).toBe(`2026-11-30 ${eve + 40_000}`);
});

test.each([
  ["is shown again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["comes back", () => window.dispatchEvent(new Event("pageshow"))],
])("a page that slept over midnight says the new day when it %s", async (_, wake) => {
  const { box: root } = await render(<Shown />);
  vi.setSystemTime(eve + 8 * 60 * 60 * 1000);
  act(wake);
  expect(root.textContent).toContain("2026-11-30");
});
