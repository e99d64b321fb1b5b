import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AlertRegion } from "../../src/kit/AlertRegion.js";
import { useStill } from "../../src/kit/page-press.js";
import { Toast } from "../../src/kit/Toast.js";
import { fire, render } from "./render.js";

/* While a pointer is down nothing that comes by itself is drawn; how that ends. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const finger = { pointerType: "touch" };
const mouse = { pointerType: "mouse" };

function Shown({ text }: { text: string }) {
  return <p>{useStill(text)}</p>;
}

/** What was there at the press, and what has come since. */
async function pressOn(pointer = mouse) {
  const page = await render(<Shown text="before" />);
  await fire(page.box, "pointerdown", pointer);
  await page.update(<Shown text="since" />);
  const shown = () => page.get("p").textContent;
  expect(shown()).toBe("before");
  return { ...page, shown };
}

describe("what comes during a press is drawn", () => {
  test("when the mouse has gone up, after its click", async () => {
    const { box, shown } = await pressOn();
    await fire(box, "pointerup", mouse);
    await fire(box, "click");
    await pass(0);
    expect(shown()).toBe("since");
  });

  test("when the click of a finger has come, which is later than it goes up", async () => {
    const { box, shown } = await pressOn(finger);
    await fire(box, "pointerup", finger);
    await pass(79);
    expect(shown()).toBe("before");
    await fire(box, "click");
    await pass(0);
    expect(shown()).toBe("since");
  });

  test("80 ms after a finger that makes no click", async () => {
    const { box, shown } = await pressOn(finger);
    await fire(box, "pointerup", finger);
    await pass(79);
    expect(shown()).toBe("before");
    await pass(1);
    expect(shown()).toBe("since");
  });

  test.each([
    ["the browser takes the pointer for scrolling", "pointercancel"],
    ["another window is chosen", "blur"],
  ])("when %s", async (_, type) => {
    const { shown } = await pressOn(finger);
    // In happy-dom the target would be another object than the global `window`.
    const event = Object.defineProperty(new Event(type), "target", { value: window });
    await act(async () => void window.dispatchEvent(event));
    await pass(0);
    expect(shown()).toBe("since");
  });

  test("not because a field was left by it", async () => {
    const { box, shown } = await pressOn();
    await fire(box, "blur");
    await pass(0);
    expect(shown()).toBe("before");
  });

  test("after two seconds, however long it is held", async () => {
    const { box, shown, update } = await pressOn();
    await pass(1_999);
    expect(shown()).toBe("before");
    await pass(1);
    expect(shown()).toBe("since");
    // What comes later is drawn at once, and the next press is one again.
    await update(<Shown text="later" />);
    expect(shown()).toBe("later");
    await fire(box, "pointerup", mouse);
    await pass(0);
    await fire(box, "pointerdown", mouse);
    await update(<Shown text="last" />);
    expect(shown()).toBe("later");
    await pass(2_000);
    expect(shown()).toBe("last");
  });

  test("and two seconds count from the last press", async () => {
    const { box, shown } = await pressOn();
    await pass(1_500);
    await fire(box, "pointerdown", mouse);
    await pass(1_999);
    expect(shown()).toBe("before");
    await pass(1);
    expect(shown()).toBe("since");
  });
});

describe("nothing grows under a press", () => {
  const toast = (text: string | null) => (
    <Toast message={text === null ? null : { id: text, text }} onEnd={() => {}} closeLabel="閉じる" />
  );
  const alert = (text: string | null) => (
    <AlertRegion problems={text === null ? [] : [{ id: 1, text }]} attempt={text === null ? 0 : 1} />
  );

  test.each([
    ["an alert", alert],
    ["a toast", toast],
  ])("%s that comes, and one that goes", async (_, draw) => {
    const page = await render(draw(null));
    const shown = () => page.box.textContent?.includes("混み合っています");
    for (const [next, before] of [
      ["混み合っています", false],
      [null, true],
    ] as const) {
      await fire(page.box, "pointerdown", mouse);
      await page.update(draw(next));
      await pass(1_999);
      expect(shown()).toBe(before);
      await fire(page.box, "pointerup", mouse);
      await pass(0);
      expect(shown()).toBe(!before);
    }
  });
});
