import "../../../src/entries/reservation-schedule.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { press as pressKeys } from "../../drivers.js";
import { insideEditor, waitOptions } from "../../editor-stage.js";
import { type Fault, refusal } from "../../host-in-page.js";
import {
  at,
  clashAnswer,
  day,
  drawn,
  type Inside,
  press,
  rowOf,
  salonInPage,
  wish,
} from "./schedule-in-page.js";

const tag = "reservation-schedule";
const Schedule = tag as unknown as React.ElementType;

export default {
  title: "要素/reservation-schedule 予約表",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { salonId: "1", date: "2026-11-20", width: "1000px" },
  render: ({ width, ...args }) => (
    <Schedule {...args} style={{ display: "block", width, maxWidth: "100%" }} />
  ),
  beforeEach: () => salonInPage(day),
} satisfies Meta;

/** A story with a server of its own, since the page remembers answers by it. */
function servedBy(
  server: string,
  rows: readonly Record<string, unknown>[] = day,
  { fault, ...args }: { fault?: Fault; [arg: string]: unknown } = {},
): Pick<StoryObj, "args" | "beforeEach"> {
  return {
    args: { apiBase: `https://${server}.example`, ...args },
    beforeEach: () => salonInPage(rows, fault),
  };
}

const hanako = "13:00〜13:45 山田 花子";

/** Moves a reservation by the keys that are pressed where the focus is. */
async function moved(inside: Inside, ...keys: readonly string[]): Promise<void> {
  const chip = await inside.findByRole("button", { name: hanako }, waitOptions);
  chip.focus();
  for (const key of keys) fireEvent.keyDown(chip, { key, altKey: true });
  await pressKeys("Enter");
}

export const 日: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const row = await inside.findByRole("row", { name: "中村" });
    expect(within(row).getByRole("button", { name: hanako })).toBeVisible();
    expect(inside.getByRole("button", { name: "18:00〜19:00 棚卸し" })).toBeVisible();
    await inside.findByRole("button", { name: "未対応 1" }, waitOptions);
  },
};

export const 変更申請のある日: StoryObj = {
  ...servedBy("wish", [rowOf({ status: "edit_pending", change_child: wish })]),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByText("変更希望", {}, waitOptions)).toBeVisible();
  },
};

export const 週: StoryObj = {
  args: { view: "week" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "11月16日(月)〜11月22日(日)" })).toBeVisible();
    expect(inside.getByRole("button", { name: "11:00〜12:00 小林 大輔" })).toBeVisible();
  },
};

export const 月: StoryObj = {
  args: { view: "month" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "2026年11月" })).toBeVisible();
    await press(inside, "ほか 4 件");
    expect(await inside.findByRole("heading", { name: "11月20日(金)" })).toBeVisible();
  },
};

export const リスト: StoryObj = {
  args: { view: "list" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("textbox", { name: "名前で探す" })).toBeVisible();
    expect(inside.getByRole("heading", { name: "11月21日(土)" })).toBeVisible();
  },
};

export const 日のシフト: StoryObj = {
  args: { page: "PAGE_TIME_SHIFT" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "シフト" })).toBeVisible();
    expect(await inside.findByRole("button", { name: "10:00〜19:00 中村" }, waitOptions)).toBeVisible();
    expect(inside.queryByRole("radiogroup", { name: "表示" })).toBeNull();
  },
};

export const 週のシフト: StoryObj = {
  args: { page: "PAGE_TIME_SHIFT_WEEKLY" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const grid = await inside.findByRole("grid", { name: "11/16(月)〜11/22(日)のシフト" });
    expect(within(grid).getByRole("button", { name: "10:00〜19:00 中村" })).toBeVisible();
  },
};

export const シフトの編集: StoryObj = {
  args: { page: "PAGE_TIME_SHIFT_WEEKLY" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "10:00〜19:00 中村");
    const dialog = within(await inside.findByRole("dialog", { name: "シフトの編集" }));
    await userEvent.click(dialog.getByRole("radio", { name: "以降すべて" }));
    expect(dialog.getByText("表示している期間で1日分に影響します")).toBeVisible();
  },
};

export const ブロックの登録: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "ブロック");
    const dialog = within(await inside.findByRole("dialog", { name: "ブロックの登録" }));
    expect(dialog.getByRole("combobox", { name: "担当" })).toHaveDisplayValue("サロン全体");
  },
};

export const ブロックの編集: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "14:00〜15:00 休憩");
    const dialog = within(await inside.findByRole("dialog", { name: "ブロックの編集" }));
    expect(dialog.getByRole("textbox", { name: "メモ" })).toHaveValue("休憩");
  },
};

export const 移動: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const chip = await inside.findByRole("button", { name: hanako });
    fireEvent.contextMenu(chip);
    await userEvent.click(await inside.findByRole("menuitem", { name: "移動..." }));
    const dialog = within(await inside.findByRole("dialog", { name: "移動：山田 花子" }));
    expect(dialog.getByLabelText("開始")).toHaveValue("13:00");
  },
};

export const 移動中: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const chip = await inside.findByRole("button", { name: hanako });
    chip.focus();
    fireEvent.keyDown(chip, { key: "ArrowRight", altKey: true });
    expect(await inside.findByText("13:15〜14:00")).toBeVisible();
  },
};

export const 移動した後: StoryObj = {
  ...servedBy("moved"),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await moved(inside, "ArrowRight", "ArrowRight");
    expect(await inside.findByRole("button", { name: "13:30〜14:15 山田 花子" }, waitOptions)).toBeVisible();
    expect(await inside.findByRole("button", { name: "元に戻す" }, waitOptions)).toBeVisible();
  },
};

export const 重なり: StoryObj = {
  ...servedBy("clash", day, { fault: at("PUT", "/reservations", () => clashAnswer(true)) }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await moved(inside, "ArrowRight");
    const question = { name: "ほかの予定と重なっています" };
    const dialog = within(await inside.findByRole("dialog", question, waitOptions));
    expect(dialog.getByText("中村 佐藤 健様の予約（11月20日(金) 13:30〜14:00）")).toBeVisible();
    expect(dialog.getByRole("button", { name: "このまま登録" })).toBeVisible();
  },
};

export const 登録できない重なり: StoryObj = {
  ...servedBy("clash-for-good", day, { fault: at("PUT", "/reservations", () => clashAnswer(false)) }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await moved(inside, "ArrowRight");
    expect(await inside.findByText("この場所には移動できません。", {}, waitOptions)).toBeVisible();
    expect(inside.queryByRole("button", { name: "このまま登録" })).toBeNull();
  },
};

export const 移動の失敗: StoryObj = {
  ...servedBy("unmoved", day, {
    fault: at("PUT", "/reservations", () => refusal(500, { message: "内部の事情" })),
  }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await moved(inside, "ArrowRight");
    await inside.findAllByText("山田 花子を移動できませんでした", {}, waitOptions);
    expect(inside.getByRole("button", { name: hanako })).toBeVisible();
    expect(inside.queryByText(/内部の事情/)).toBeNull();
  },
};

export const 未対応の申請: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "未対応 1");
    const dialog = within(await inside.findByRole("dialog", { name: "未対応の申請" }));
    const request = { name: "変更申請 山田 花子 11月20日(金) 13:00〜13:45" };
    expect(await dialog.findByRole("button", request, waitOptions)).toBeVisible();
  },
};

export const 予約のない日: StoryObj = {
  ...servedBy("empty", []),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement, ".schedule-row");
    expect(inside.queryByRole("button", { name: hanako })).toBeNull();
    expect(inside.getByRole("button", { name: /佐々木（店長） 空き$/ })).toBeInTheDocument();
  },
};

export const 予約のないリスト: StoryObj = {
  ...servedBy("empty-list", [], { view: "list" }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    expect(await inside.findByText("予約がありません", {}, waitOptions)).toBeVisible();
  },
};

export const 担当がいない: StoryObj = {
  ...servedBy("nobody", [], {
    fault: at("GET", "/resources/all", () => Response.json({ data: [] })),
  }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    expect(await inside.findByText("担当・設備がありません", {}, waitOptions)).toBeVisible();
  },
};

export const サロンの指定がない: StoryObj = {
  args: { salonId: "" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    expect(await inside.findByText("サロンが指定されていません", {}, waitOptions)).toBeVisible();
  },
};

export const 読み込み中: StoryObj = {
  ...servedBy("slow", day, { fault: at("GET", "/reservations", () => new Promise(() => {})) }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    expect((await inside.findAllByText("読み込み中...", {}, waitOptions)).length).toBeGreaterThan(0);
  },
};

export const 読み込みの失敗: StoryObj = {
  ...servedBy("failed", day, {
    fault: at("GET", "/reservations", () => refusal(400, { message: "期間が長すぎます。" })),
  }),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findAllByText("予約を読み込めませんでした", {}, waitOptions);
    expect(inside.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};
