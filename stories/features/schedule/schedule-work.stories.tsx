import "../../../src/entries/reservation-schedule.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { typeInto } from "../../drivers.js";
import { waitOptions } from "../../editor-stage.js";
import {
  at,
  clashAnswer,
  day,
  dayOfStates,
  drawn,
  press,
  rowOf,
  salonInPage,
  wish,
} from "./schedule-in-page.js";

const tag = "reservation-schedule";
const Schedule = tag as unknown as React.ElementType;

export default {
  title: "要素/reservation-schedule 予約表/作業",
  parameters: { element: tag },
  args: { salonId: "1", date: "2026-11-20", width: "1000px" },
  render: ({ width, ...args }) => (
    <Schedule {...args} style={{ display: "block", width, maxWidth: "100%" }} />
  ),
  beforeEach: () => salonInPage(day),
} satisfies Meta;

const states: StoryObj = {
  args: { apiBase: "https://states.example" },
  beforeEach: () => salonInPage(dayOfStates),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const chip = inside.getByRole("button", { name: "11:00〜12:00 対応 中" });
    expect(chip).toHaveAccessibleDescription("対応中 カット");
    expect(inside.getByRole("list", { name: "凡例" })).toBeVisible();
  },
};

export const 状態: StoryObj = states;

export const 暗い配色の状態: StoryObj = { ...states, args: { ...states.args, theme: "dark" } };

export const 狭い画面の状態: StoryObj = {
  ...states,
  args: { ...states.args, width: "360px" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.selectOptions(await inside.findByRole("combobox"), "中村");
    expect(inside.getByRole("button", { name: "11:00〜12:00 対応 中" })).toBeVisible();
  },
};

/** A wish that stands where something else does. */
const taken = at("POST", "/judge/71/edit", () => clashAnswer(true));

const inboxOf = (more: Record<string, unknown>): StoryObj => ({
  args: { apiBase: "https://inbox.example", ...more },
  beforeEach: () => salonInPage([rowOf({ change_child: wish })], taken),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "未対応 1");
    const dialog = within(await inside.findByRole("dialog", { name: "未対応の申請" }));
    await userEvent.click(await dialog.findByRole("button", { name: "承認する 山田 花子" }, waitOptions));
    expect(await dialog.findByText(/中村 佐藤 健様の予約/, {}, waitOptions)).toBeVisible();
    expect(dialog.getByRole("button", { name: "このまま登録" })).toBeVisible();
  },
});

export const 申請の重なり: StoryObj = inboxOf({});
export const 暗い配色の申請: StoryObj = inboxOf({ theme: "dark" });
export const 狭い画面の申請: StoryObj = inboxOf({ width: "360px" });

const weekly = { page: "PAGE_TIME_SHIFT_WEEKLY" };

async function chooseDays(canvas: HTMLElement) {
  const inside = await drawn(canvas);
  const [first] = inside.getAllByRole("button", { name: "11/20(金) シフトの追加" });
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: "ArrowRight", shiftKey: true });
  return inside;
}

const several = (more: Record<string, unknown>): StoryObj => ({
  args: { ...weekly, ...more },
  play: async ({ canvasElement }) => {
    const inside = await chooseDays(canvasElement);
    expect(await inside.findByRole("button", { name: "2日分にシフトを追加" })).toBeVisible();
  },
});

export const 日を選んだシフト: StoryObj = several({});
export const 暗い配色の日を選んだシフト: StoryObj = several({ theme: "dark" });
export const 狭い画面の日を選んだシフト: StoryObj = several({ width: "360px" });

export const まとめて追加: StoryObj = {
  tags: ["smoke"],
  args: weekly,
  play: async ({ canvasElement }) => {
    const inside = await chooseDays(canvasElement);
    await press(inside, "2日分にシフトを追加");
    const dialog = within(await inside.findByRole("dialog", { name: "2日分のシフトの追加" }));
    expect(dialog.getByText("11月21日(土) 佐々木（店長）")).toBeVisible();
  },
};

export const まとめて削除: StoryObj = {
  args: weekly,
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const shift = await inside.findByRole("button", { name: "10:00〜19:00 中村" }, waitOptions);
    shift.focus();
    fireEvent.keyDown(shift, { key: "Delete" });
    expect(await inside.findByRole("dialog", { name: "1件のシフトを削除しますか" })).toBeVisible();
  },
};

const shiftOn = (date: string, more: Record<string, unknown> = {}) => ({
  ...{ master_id: 31, self_id: null, salon_resource_id: 11, start_date: date, _date: date },
  ...{ dirty_date: null, repeat: "none", from: "10:00", to: "19:00", description: "", expired_at: null },
  ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00", ...more },
});

/** One week, and a late hour of the next one. */
const shiftsOfTwoWeeks = [
  shiftOn("2026-11-16"),
  shiftOn("2026-11-16", { salon_resource_id: 12, from: "12:00", to: "21:00", description: "遅番" }),
  shiftOn("2026-11-17"),
  shiftOn("2026-11-18"),
  shiftOn("2026-11-19", { from: "13:00" }),
  shiftOn("2026-11-24", { from: "20:00", to: "22:00" }),
];

const copying = (more: Record<string, unknown>): StoryObj => ({
  args: { ...weekly, date: "2026-11-27", apiBase: "https://copying.example", ...more },
  beforeEach: () =>
    salonInPage(
      day,
      (request) =>
        at("GET", "/time_shifts", () => Response.json({ data: shiftsOfTwoWeeks }))(request) ??
        at("POST", "/resources/12/time_shifts", () => clashAnswer(false))(request),
    ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "前の週と同じにする");
    const dialog = within(await inside.findByRole("dialog", { name: "前の週と同じにする" }, waitOptions));
    await userEvent.click(await dialog.findByRole("button", { name: "4件を作成する" }, waitOptions));
    expect(await dialog.findByText("1件のシフトを作成できませんでした", {}, waitOptions)).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: "中村 12:00〜21:00 遅番" })).toBeChecked();
    expect(dialog.getByText(/すでにシフトがあります/)).toBeVisible();
  },
});

export const 前の週と同じにする: StoryObj = copying({});
export const 暗い配色の前の週と同じにする: StoryObj = copying({ theme: "dark" });
export const 狭い画面の前の週と同じにする: StoryObj = copying({ width: "360px" });

export const 狭い画面の日のシフト: StoryObj = {
  args: { page: "PAGE_TIME_SHIFT", width: "360px" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.selectOptions(await inside.findByRole("combobox"), "中村");
    expect(inside.getByRole("button", { name: "10:00〜19:00 中村" })).toBeVisible();
  },
};

export const 保存していないブロック: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "ブロック");
    const dialog = within(await inside.findByRole("dialog", { name: "ブロックの登録" }));
    await typeInto(dialog.getByLabelText("メモ"), "研修");
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    expect(await inside.findByRole("dialog", { name: "保存していない変更があります" })).toBeVisible();
  },
};

export const 登録の失敗: StoryObj = {
  args: { apiBase: "https://refused.example" },
  beforeEach: () =>
    salonInPage(
      day,
      at("POST", "/block_times", () => Response.json({ message: "" }, { status: 500 })),
    ),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "ブロック");
    const dialog = within(await inside.findByRole("dialog", { name: "ブロックの登録" }));
    await userEvent.click(dialog.getByRole("button", { name: "登録" }));
    expect(await dialog.findByText("ブロックを登録できませんでした", {}, waitOptions)).toBeVisible();
  },
};
