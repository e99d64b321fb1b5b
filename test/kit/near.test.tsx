import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { NearProvider, useNear, useNearList } from "../../src/kit/near.js";
import { render } from "./render.js";
import { Sight, withSight } from "./sight.js";

withSight();

interface ListProps {
  rows: readonly string[];
  wanted?: string;
  isLong?: boolean;
  isShown?: boolean;
  comesWhenIdle?: boolean;
}

const drawings: string[] = [];

function List({ rows, wanted = "", isLong = true, isShown = true, comesWhenIdle = false }: ListProps) {
  const list = useNearList();
  return (
    <NearProvider value={list}>
      {isShown
        ? rows.map((row) => (
            <Row key={row} name={row} atOnce={row === wanted} {...{ isLong, comesWhenIdle }} />
          ))
        : null}
    </NearProvider>
  );
}

function Row(props: { name: string; atOnce: boolean; isLong: boolean; comesWhenIdle: boolean }) {
  const { name, isLong, ...when } = props;
  const [node, near] = useNear({ key: name, ...when, isWatched: isLong });
  drawings.push(name);
  return <div ref={node} id={name} className={near ? "whole" : "line"} />;
}

const rows = ["a", "b", "c"];

async function open(props: Partial<ListProps> = {}) {
  const { box, update } = await render(<List rows={rows} {...props} />);
  const row = (id: string) => box.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  return {
    row,
    change: (next: Partial<ListProps>) => update(<List rows={rows} {...next} />),
    whole: () => [...box.querySelectorAll(".whole")].map(({ id }) => id),
    see: (id: string, isIntersecting = true) =>
      act(async () => Sight.all[0]?.notify([{ target: row(id), isIntersecting }])),
  };
}

test("what comes near is drawn, and stays so when it goes; nothing else is drawn again", async () => {
  const { see, whole, change } = await open();
  expect(whole()).toEqual([]);
  drawings.length = 0;
  await see("b");
  await see("b", false);
  expect([whole(), drawings]).toEqual([["b"], ["b"]]);
  await change({ isShown: false });
  await change({});
  expect(whole()).toEqual(["b"]);
});

test("what is wanted is drawn at once, and stays so", async () => {
  const { whole, change } = await open({ wanted: "c" });
  expect(whole()).toEqual(["c"]);
  await change({ wanted: "a" });
  expect(whole()).toEqual(["a", "c"]);
});

test("what is drawn and out of sight is not painted; what is not drawn has no size to keep", async () => {
  const { row, see } = await open({ wanted: "a" });
  await see("a", false);
  await see("b", false);
  expect(["a", "b"].map((id) => row(id).style.contentVisibility)).toEqual(["auto", ""]);
  await see("a");
  expect(row("a").style.contentVisibility).toBe("");
});

test("all is drawn and painted for paper, before the page goes on", async () => {
  const { row, whole, see } = await open({ wanted: "a" });
  await see("a", false);
  let printed: string[] = [];
  await act(async () => {
    dispatchEvent(new Event("beforeprint"));
    printed = whole();
  });
  expect([printed, row("a").style.contentVisibility]).toEqual([rows, ""]);
});

test("a short list is drawn whole and not watched; it stays whole when it grows", async () => {
  const { whole, change } = await open({ isLong: false });
  expect([whole(), Sight.all]).toEqual([rows, []]);
  await change({});
  expect([whole(), Sight.all.length]).toEqual([rows, 1]);
});

test("each list has one observer, for as long as it has rows", async () => {
  const { change } = await open();
  await open();
  expect(Sight.all.map(({ nodes }) => nodes.size)).toEqual([3, 3]);
  await change({ rows: ["a"] });
  expect(Sight.all.map(({ nodes }) => nodes.size)).toEqual([1, 3]);
  await change({ rows: [] });
  expect(Sight.all.map(({ nodes }) => nodes.size)).toEqual([3]);
});

test("of a list that is not very long the rest is drawn once the page is idle", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { whole } = await open({ wanted: "a", comesWhenIdle: true });
  expect(whole()).toEqual(["a"]);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(whole()).toEqual(rows);
});
