import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { shareOf } from "../tools/repetitions.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { afterConversion, commit, compose, control, pressForInputMethod } from "./support/input-method.js";
import { type RecordedStep, recordings } from "./support/recordings.js";
import { pressOwnEnter, replay } from "./support/replay.js";
import { addSpecialDay, button, day, dialog } from "./support/salon-hours.js";
import { alerts, holdClock, openSettings, panel, root, serveSalons } from "./support/salon-settings.js";

/* No key of a conversion saves, closes or takes back anything, in any text of the hours and of online booking. */

interface Place {
  name: string;
  section: "opening" | "online";
  open(made: Element): Promise<Element>;
  /** Whether the operator's own Enter closes the dialog. */
  closes: boolean;
  /** The calls that it makes. */
  calls?: readonly string[];
}

const text = (made: Element, name: string) =>
  within(made).getByRole("textbox", { name, exact: true }).element();
const shop = (name: string): Place => ({
  ...{ name, section: "online", closes: false },
  open: async (made) => text(made, name),
});

const places: readonly Place[] = [
  {
    ...{ name: "年", section: "opening", closes: false },
    open: async (made) => text(made, "年"),
  },
  {
    ...{ name: "the note of a new special day", section: "opening", closes: true },
    async open(made) {
      await button(made, "特別な日を追加").click();
      await userEvent.fill(dialog(made, "特別な日を追加").getByLabelText("開始日"), "2026-12-10");
      return text(made, "メモ");
    },
  },
  {
    ...{ name: "the note of a special day", section: "opening", closes: true },
    async open(made) {
      await day(made, "6月16日(火)").getByRole("button", { name: "編集" }).click();
      return text(made, "メモ");
    },
  },
  {
    ...{ name: "テキストで入力", section: "opening", closes: false },
    async open(made) {
      await button(made, "テキストで入力").click();
      return text(made, "営業時間");
    },
  },
  ...["店舗名", "住所", "紹介文"].map(shop),
  {
    ...{ name: "the name of what customers are asked", section: "online", closes: true },
    calls: ["PATCH 1/online_configs?attr=customer:upsert"],
    async open(made) {
      await day(made, "電話番号").getByRole("button", { name: "編集" }).click();
      return text(made, "取得情報名 (表示名)");
    },
  },
];

/** Empty and with the focus. */
async function openPlace(place: Place) {
  holdClock();
  const host = serveSalons();
  const made = await openSettings({ section: place.section });
  await eventually(() => panel(made)?.querySelectorAll("[role=group]").length).toBeGreaterThan(3);
  // Something that an undo would take back.
  if (place.section === "opening") await addSpecialDay(made, "2026-12-20", "改装");
  const input = (await place.open(made)) as HTMLInputElement;
  await userEvent.fill(input, "");
  await eventually(() => focused()).toBe(input);
  const state = () => ({
    writes: host.writes(),
    dialogs: [...root(made).querySelectorAll("dialog[open] h2")].map((each) => each.textContent),
    alerts: alerts(made),
    specials: panel(made)?.querySelectorAll(".opening-special").length,
    section: made.section,
    focused: focused() === input,
  });
  return { host, made, input, state, before: state() };
}

async function settled(input: HTMLInputElement, expected: string): Promise<void> {
  await eventually(() => input.value).toBe(expected);
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
    "as $browser sends it: only the next Enter counts",
    async ({ steps }) => {
      const { host, made, input, state, before } = await openPlace(place);
      await replay(input, steps);
      await settled(input, "日本");
      expect(state()).toEqual(before);
      pressOwnEnter(input);
      await eventually(() => root(made).querySelectorAll("dialog[open]").length).toBe(
        place.closes ? 0 : before.dialogs.length,
      );
      expect(host.writes().map(({ call }) => call)).toEqual(place.calls ?? []);
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
