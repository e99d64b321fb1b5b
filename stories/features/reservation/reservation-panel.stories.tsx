import "../../../src/entries/reservation-panel.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { erase, typeInto } from "../../drivers.js";
import { waitOptions } from "../../editor-stage.js";
import { drawn, neighbour, press, reservationOf, salonInPage, wishes } from "./salon-in-page.js";

const tag = "reservation-panel";
const Panel = tag as unknown as React.ElementType;

export default {
  title: "要素/reservation-panel 予約",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { salonId: "1", reservationId: "5", open: true, width: "480px" },
  render: ({ width, ...args }) => <Panel {...args} style={{ width, maxWidth: "100%" }} />,
  beforeEach: () => salonInPage([reservationOf()]),
} satisfies Meta;

/** A story with a reservation of its own. The page remembers answers by their server, so each has one. */
function ofRow(
  server: string,
  row: Record<string, unknown>,
  args: Record<string, unknown> = {},
): Pick<StoryObj, "args" | "beforeEach"> {
  return {
    args: { apiBase: `https://${server}.example`, ...args },
    beforeEach: () => salonInPage([reservationOf(row), neighbour]),
  };
}

const changeRequest = { status: "edit_pending", change_child: wishes.edit };

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "山田 花子 様" })).toBeVisible();
    await inside.findByText("カット（45分・5,500 円）", {}, waitOptions);
    expect(inside.getByRole("combobox", { name: "ステータス" })).toHaveDisplayValue("予約済み");
  },
};

export const 変更申請: StoryObj = {
  ...ofRow("edit", {
    status: "edit_pending",
    change_child: { ...wishes.edit, from: "10:00", to: "11:00" },
  }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("この時間は空いています", {}, waitOptions);
    expect(inside.getByText("担当は変わりません")).toBeVisible();
    expect(inside.getByRole("button", { name: "承認する" })).toBeEnabled();
  },
};

export const 重なる変更申請: StoryObj = {
  ...ofRow("edit-taken", changeRequest),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("この時間には1件の予定があります", {}, waitOptions);
    expect(inside.getByText("佐藤 健（11月20日(金) 16:00〜17:00）")).toBeVisible();
  },
};

export const 変更申請の承認: StoryObj = {
  ...ofRow("edit-approved", changeRequest),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "承認する");
    await inside.findByText("変更申請を承認しました", {}, waitOptions);
    await waitFor(() => expect(inside.queryByRole("button", { name: "承認する" })).toBeNull());
  },
};

export const キャンセル申請: StoryObj = {
  ...ofRow("cancel", { status: "cancel_pending", cancel_child: wishes.cancel }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByText("体調不良のため")).toBeVisible();
    expect(inside.getByRole("button", { name: "却下する" })).toBeEnabled();
  },
};

export const 新規申請: StoryObj = {
  ...ofRow("create", { status: "pending", date: "2026-11-21" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: /新規申請/ })).toBeVisible();
    await inside.findByText("この時間は空いています", {}, waitOptions);
  },
};

export const 却下された変更: StoryObj = {
  ...ofRow("denied", { status: "edit_denied", change_child: { ...wishes.edit, status: "edit_denied" } }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByText(/^変更申請を却下/)).toBeVisible();
    expect(inside.getByRole("combobox", { name: "ステータス" })).toHaveDisplayValue("予約済み");
  },
};

export const 新規登録: StoryObj = {
  args: { reservationId: null, type: "form" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "予約の登録" })).toBeVisible();
    expect(inside.getByRole("textbox", { name: "お名前" })).toHaveValue("");
    expect(await inside.findByRole("checkbox", { name: "個室" }, waitOptions)).not.toBeChecked();
  },
};

export const 分かっている内容からの登録: StoryObj = {
  args: {
    ...{ reservationId: null, type: "form" },
    value: { date: "2026-11-21", from: "10:00", to: "11:00", salon_resource_id: 11 },
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByLabelText("開始")).toHaveValue("10:00");
    await waitFor(
      () =>
        expect(inside.getByRole("combobox", { name: "担当" })).toHaveDisplayValue(
          "佐々木（店長）（指名料 550 円）",
        ),
      waitOptions,
    );
  },
};

export const 編集: StoryObj = {
  args: { type: "form" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("heading", { name: "予約の編集" })).toBeVisible();
    await waitFor(() => expect(inside.getByRole("textbox", { name: "お名前" })).toHaveValue("山田 花子"));
  },
};

export const 詳細からの編集と保存: StoryObj = {
  ...ofRow("saved", {}),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "編集");
    const field = await inside.findByRole("textbox", { name: "お名前" });
    await erase(field);
    await typeInto(field, "山田 はな");
    await press(inside, "保存");
    expect(await inside.findByRole("heading", { name: "山田 はな 様" }, waitOptions)).toBeVisible();
  },
};

export const 未保存の確認: StoryObj = {
  args: { type: "form" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await typeInto(inside.getByRole("textbox", { name: "コメント" }), "書きかけ");
    await press(inside, "閉じる");
    await inside.findByRole("dialog", { name: "保存していない変更があります" });
  },
};

export const 削除の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await press(inside, "削除");
    const dialog = await inside.findByRole("dialog", { name: "この予約を削除しますか？" });
    expect(within(dialog).getByText("山田 花子（11月20日(金) 13:00〜13:45）")).toBeVisible();
  },
};

export const 知らない状態と削除済みのコース: StoryObj = {
  ...ofRow("unknown", { status: "teleported", course_id: 999, date: "いつか", from: "", to: "" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("削除済みのコース（ID 999）", {}, waitOptions);
    expect(inside.getByText("いつか")).toBeVisible();
  },
};

export const 閲覧のみ: StoryObj = {
  ...ofRow("readonly", changeRequest, { readonly: true }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("combobox", { name: "ステータス" })).toBeDisabled();
    for (const name of ["承認する", "編集", "削除", "メモを保存"])
      expect(inside.queryByRole("button", { name })).toBeNull();
  },
};

export const 英語: StoryObj = {
  ...ofRow("english", changeRequest, { locale: "en" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "Approve" })).toBeVisible();
    await inside.findByText("Something else stands there", {}, waitOptions);
  },
};

export const 英語のフォーム: StoryObj = {
  args: { reservationId: null, type: "form", locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("button", { name: "Register" })).toBeVisible();
  },
};

export const 暗い配色: StoryObj = {
  ...ofRow("dark", changeRequest, { theme: "dark" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("この時間には1件の予定があります", {}, waitOptions);
  },
};

export const 暗い配色のフォーム: StoryObj = {
  args: { type: "form", theme: "dark" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByRole("checkbox", { name: "個室" }, waitOptions)).toBeChecked();
  },
};

export const 狭い画面: StoryObj = {
  ...ofRow("narrow", changeRequest, { width: "360px" }),
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("この時間には1件の予定があります", {}, waitOptions);
    const { scrollWidth, clientWidth } = canvasElement.querySelector(tag) as HTMLElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const 狭い画面のフォーム: StoryObj = {
  args: { type: "form", width: "360px" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(await inside.findByRole("checkbox", { name: "個室" }, waitOptions)).toBeChecked();
    const { scrollWidth, clientWidth } = canvasElement.querySelector(tag) as HTMLElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
