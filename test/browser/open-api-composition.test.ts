import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { shareOf } from "../tools/repetitions.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { afterConversion, commit, compose, control, pressForInputMethod } from "./support/input-method.js";
import {
  alerts,
  button,
  cell,
  field,
  openList,
  openOne,
  paths,
  root,
  serveTriggers,
} from "./support/open-api-triggers.js";
import { type RecordedStep, recordings } from "./support/recordings.js";
import { pressOwnEnter, replay } from "./support/replay.js";

/* No key of a conversion saves, closes or leaves anything, in any text of triggers. */

interface Place {
  name: string;
  open(): Promise<readonly [made: HTMLElement & { triggerId: number | null }, input: Element]>;
  /** The call that the operator's own Enter makes, if any. */
  calls: string[];
}

const places: readonly Place[] = [
  {
    name: "検索",
    async open() {
      const made = await openList();
      return [made, within(made).getByRole("searchbox", { name: "検索" }).element()];
    },
    calls: [],
  },
  {
    name: "トリガー名",
    async open() {
      const made = await openOne(5);
      return [made, field(made, "トリガー名").element()];
    },
    calls: [],
  },
  {
    name: "a key",
    async open() {
      const made = await openOne(5);
      return [made, cell(made, "order.total", "key")];
    },
    calls: [],
  },
  {
    name: "サンプルJSON",
    async open() {
      const made = await openOne(5);
      await button(made, "JSONから作成").click();
      return [made, within(made).getByRole("textbox", { name: "サンプルJSON" }).element()];
    },
    calls: [],
  },
  {
    name: "the name of an action",
    async open() {
      const made = await openOne(6);
      await button(made, "アクションを追加").click();
      return [made, within(made).getByRole("dialog").getByRole("textbox", { name: "名前" }).element()];
    },
    calls: ["POST triggers/6/trigger_actions"],
  },
];

/** Empty and with the focus. */
async function openPlace(place: Place) {
  const host = serveTriggers();
  const [made, element] = await place.open();
  const input = element as HTMLInputElement;
  await userEvent.fill(input, "");
  await eventually(() => focused()).toBe(input);
  const state = () => ({
    writes: host.writes(),
    dialogs: [...root(made).querySelectorAll("dialog[open] h2")].map((each) => each.textContent),
    alerts: alerts(made),
    open: made.triggerId,
    rows: paths(made).length,
    focused: focused() === input,
  });
  return { host, input, state, before: state() };
}

async function settled(input: HTMLInputElement, text: string): Promise<void> {
  await eventually(() => input.value).toBe(text);
  await afterConversion();
}

const givenUp: readonly RecordedStep[] = [
  { composition: "compositionstart", data: "" },
  { update: "に", composing: true },
  { key: "keydown", name: "Escape", code: 229, composing: true },
  { update: "", composing: true },
  { composition: "compositionend", data: "" },
  { key: "keydown", name: "Escape", code: 229, composing: false },
  { key: "keyup", name: "Escape", code: 27, composing: false },
];

/** Keys that the input method takes, with what they would do elsewhere. */
const keys: readonly [key: string, modifiers?: number][] = [
  ["Enter"],
  ["Escape"],
  [" "],
  ["ArrowDown"],
  ["ArrowUp"],
  ["z", control],
];

describe.each(places)("$name", (place) => {
  test.each(shareOf(recordings, places.indexOf(place), 3))(
    "as $browser sends it: kept as composed, and only the next Enter counts",
    async ({ steps }) => {
      const { host, input, state, before } = await openPlace(place);
      await replay(input, steps);
      await settled(input, "日本");
      expect(state()).toEqual(before);
      pressOwnEnter(input);
      await eventually(() => host.writes().map(([call]) => call)).toEqual(place.calls);
    },
  );

  test("given up by Escape, and with the browser's own input method", async () => {
    const { input, state, before } = await openPlace(place);
    await replay(input, givenUp);
    await settled(input, "");
    expect(state()).toEqual(before);
    await compose("にほん");
    for (const [key, modifiers] of keys) await pressForInputMethod(key, modifiers);
    expect([input.value, state()]).toEqual(["にほん", before]);
    await commit("日本");
    await settled(input, "日本");
    expect(state()).toEqual(before);
  });
});

test("full width in a key stays until typing ends", async () => {
  serveTriggers();
  const made = await openOne(5);
  const key = cell(made, "order.total", "key");
  await userEvent.fill(key, "");
  await compose("ｔｏｔａｌ");
  await commit("ｔｏｔａｌ２");
  await afterConversion();
  expect(key.value).toBe("ｔｏｔａｌ２");
  await userEvent.tab();
  await eventually(() => key.value).toBe("total2");
});
