import { Provider } from "jotai";
import { atom, createStore } from "jotai/vanilla";
import { act } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useRested } from "../../../../src/features/action/analysis/use-rested.js";
import { render } from "../../../kit/render.js";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const typed = atom("");

async function shown() {
  const store = createStore();
  const drawn = vi.fn();
  function Shown() {
    const text = useRested(typed, 200);
    drawn(text);
    return <p>{text}</p>;
  }
  const { box, update } = await render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  );
  drawn.mockClear();
  return { store, box, drawn, update };
}

it("is drawn once for what was typed without a pause", async () => {
  const { store, box, drawn } = await shown();
  for (const text of ["a", "ab", "abc"]) {
    await act(async () => {
      store.set(typed, text);
      vi.advanceTimersByTime(199);
    });
    expect(drawn).not.toHaveBeenCalled();
  }
  await act(async () => void vi.advanceTimersByTime(1));
  expect(drawn.mock.calls).toEqual([["abc"]]);
  expect(box.textContent).toBe("abc");
});

it("does not look again once it is gone", async () => {
  const { store, update } = await shown();
  store.set(typed, "a");
  expect(vi.getTimerCount()).toBe(1);
  await update(null);
  expect(vi.getTimerCount()).toBe(0);
});
