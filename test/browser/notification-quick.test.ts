import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  channelsDrawn,
  openNotification,
  saidLast,
  serveNotifications,
} from "../elements/notification-editor/page.js";
import { blankNotification, channelOf } from "../fixtures/notifications.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";

/* Hours at one press, and channels that are one stop of Tab (rules: hours-presets, channel-one-stop). */

const always = { ...blankNotification, schedule: { mode: "always", timezone: "Asia/Tokyo" }, timings: [] };
const everyDay = [0, 1, 2, 3, 4, 5, 6];

async function openHours(value: object, channels?: readonly object[]) {
  serveNotifications(({ url }) =>
    channels && url.pathname.endsWith("/all") ? { json: { data: channels } } : undefined,
  );
  const editor = await openNotification({}, value);
  await channelsDrawn(editor);
  const hours = () => {
    const { schedule, timings } = editor.value as unknown as {
      schedule: { mode: string };
      timings: object[];
    };
    return [schedule.mode, timings];
  };
  return { editor, hours, press: (name: string) => within(editor).getByRole("button", { name }).click() };
}

test.each([
  ["営業時間", [{ weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" }], "平日 9:00〜18:00に通知します"],
  ["毎日 8–22時", [{ weekdays: everyDay, from: "08:00", to: "22:00" }], "毎日 8:00〜22:00に通知します"],
  ["夜だけ止める", [{ weekdays: everyDay, from: "08:00", to: "22:00" }], "22:00〜翌8:00は通知しません"],
])("%s is one press, said, and one step of undo", async (name, timings, sentence) => {
  const { editor, hours, press } = await openHours(always);
  await press(name);
  expect(hours()).toEqual(["window", timings]);
  await eventually(() => saidLast(editor)).toContain(sentence);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(hours()).toEqual(["always", []]);
  await eventually(() => saidLast(editor)).toContain(`元に戻しました：${sentence}`);
});

test("the night is taken out of the hours that are there; what cannot be read stays", async () => {
  const foreign = { weekdays: ["Mo"], from: "09:00", to: "10:00" };
  const { hours, press } = await openHours({
    ...always,
    schedule: { mode: "window", timezone: "Asia/Tokyo" },
    timings: [foreign, { weekdays: [6, 0], from: "06:00", to: "23:00" }],
  });
  await press("夜だけ止める");
  expect(hours()).toEqual(["window", [{ weekdays: [0, 6], from: "08:00", to: "22:00" }, foreign]]);
});

test("hours that are open at night alone leave those of the day", async () => {
  const { hours, press } = await openHours({
    ...always,
    schedule: { mode: "window", timezone: "Asia/Tokyo" },
    timings: [{ weekdays: everyDay, from: "22:00", to: "23:59" }],
  });
  await press("夜だけ止める");
  expect(hours()).toEqual(["window", [{ weekdays: everyDay, from: "08:00", to: "22:00" }]]);
});

test("the buttons of a kind are one stop, and so are the usual hours", async () => {
  const { editor } = await openHours(always, [channelOf(1, "slack", "予約通知")]);
  for (const name of ["Slack", "よく使う時間帯"]) {
    const bar = within(editor).getByRole("toolbar", { name, exact: true }).element();
    const stops = [...bar.querySelectorAll("button")].map(({ tabIndex }) => tabIndex);
    expect(stops.filter((each) => each === 0)).toEqual([0]);
    expect(stops.length).toBeGreaterThan(1);
  }
});

test("a channel is one stop of Tab; arrows go on, Delete asks", async () => {
  const channels = [
    channelOf(1, "slack", "予約通知", { used_by: [{ id: 7, title: "来店アンケート" }] }),
    channelOf(2, "slack", "アラート"),
  ];
  const { editor } = await openHours(always, channels);
  const checkbox = (name: string) =>
    within(editor).getByRole("checkbox", { name }).element() as HTMLInputElement;
  const name = () => focused()?.getAttribute("aria-label") ?? focused()?.textContent;
  checkbox("予約通知").focus();
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe(checkbox("アラート"));
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe(checkbox("予約通知"));
  await userEvent.keyboard("{ArrowRight}");
  expect(name()).toBe("予約通知を削除");
  await userEvent.keyboard("{ArrowRight}");
  expect(name()).toBe("使用中 1件");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(checkbox("アラート"));
  await userEvent.keyboard("{ArrowUp} ");
  expect(checkbox("予約通知").checked).toBe(true);
  await userEvent.keyboard("{Delete}");
  await expect
    .element(within(editor).getByRole("dialog", { name: "予約通知を削除しますか？" }))
    .toBeVisible();
});
