import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openCondition } from "../../../src/features/action/condition/transitions.js";
import { Sight, withSight } from "../../kit/sight.js";
import { openScreen } from "./open-screen.js";

/* Of an action of more than 40 effects those far from the screen are heads without tools. */

withSight();

async function open(count: number) {
  const inputs = Array.from({ length: count }, (_, at) => ({ type: 1, text: String(at + 1) }));
  const screen = await openScreen({ inputs });
  const panels = () => [...screen.box.querySelectorAll<HTMLElement>("section[data-row]")];
  return {
    ...screen,
    panels,
    /** The places of those that are drawn whole, from 1. */
    whole: () => panels().flatMap((panel, at) => (panel.querySelector(".panel-tools") ? [at + 1] : [])),
    see: (number: number, isIntersecting: boolean) =>
      act(async () => {
        const target = panels()[number - 1] as HTMLElement;
        for (const sight of Sight.all)
          if (sight.nodes.has(target)) sight.notify([{ target, isIntersecting }]);
      }),
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test("a list of 40 is drawn whole once the page is idle, and stays so when it grows", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { whole, model } = await open(40);
  expect(whole()).toEqual(upTo(16));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(whole()).toEqual(upTo(40));
  await act(async () => void model.duplicateEffect("r0"));
  expect(whole()).toEqual(upTo(41));
});

test("of a longer one the first screenful is, and what comes near, also after a look at a condition", async () => {
  const { whole, see, model } = await open(60);
  expect(whole()).toEqual(upTo(16));
  await see(50, true);
  await see(50, false);
  expect(whole()).toEqual([...upTo(16), 50]);
  await act(async () => void model.replace(openCondition(model.state(), "r0")));
  expect(whole()).toEqual([]);
  await act(async () => void model.replace({ ...model.state(), slide: null }));
  expect(whole()).toEqual([...upTo(16), 50]);
});

test("the focus draws one that is far", async () => {
  const { whole, model } = await open(60);
  await act(async () => model.goTo({ row: "r54", field: "toggle" }));
  expect(whole()).toEqual([...upTo(16), 55]);
});

test("only what is drawn and out of sight is not painted by us", async () => {
  const { see, panels } = await open(60);
  for (const number of [2, 3, 50]) await see(number, false);
  await see(3, true);
  const painted = [2, 3, 50].map((number) => panels()[number - 1]?.style.contentVisibility);
  expect(painted).toEqual(["auto", "", ""]);
});
