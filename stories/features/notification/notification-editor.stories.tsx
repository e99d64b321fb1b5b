import "../../../src/entries/notification-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { NotificationEditorElement } from "../../../src/entries/notification-editor.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";

const tag = "notification-editor";

export default {
  title: "要素/notification-editor 通知",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { "notification-id": 7 },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

/** The story's editor, once it is drawn with its channels. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await inside.findByRole("region", { name: "内容" }, waitOptions);
  await inside.findByRole("checkbox", { name: "予約通知" }, waitOptions);
  return inside;
}

export const 標準: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await waitFor(() =>
      expect(inside.getByRole("group", { name: "内容" })).toHaveTextContent(
        "フォーム「ご来店アンケート」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、平日 9:00〜18:00、",
      ),
    );
  },
};

export const 新規: StoryObj = {
  args: { "notification-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("textbox", { name: "通知名" })).toHaveValue("");
    expect(inside.getByRole("switch", { name: "通知する" })).toBeChecked();
  },
};

/** 保存できない理由は、その欄と下の一覧に出ます。 */
export const 未入力: StoryObj = {
  args: { "notification-id": undefined },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "保存" }));
    const alert = await inside.findByRole("alert", {}, waitOptions);
    await waitFor(() => {
      for (const text of ["通知名を入力してください", "イベントを選択してください"])
        expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent("通知先を1つ以上選択してください");
    });
  },
};

/** 条件は別の画面で作り、決めると通知に戻ります。 */
export const 友だちの条件: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("switch", { name: "条件" }));
    await userEvent.click(await inside.findByRole("button", { name: "名前を追加" }, waitOptions));
    const group = await inside.findByRole("group", { name: "1. 名前" }, waitOptions);
    const names = await within(group).findByRole("textbox", { name: "名前" }, waitOptions);
    fireEvent.change(names, { target: { value: "田中" } });
    await userEvent.click(inside.getByRole("button", { name: "条件を決めて戻る" }));
    await inside.findByText("名前に「田中」を含む人だけ", {}, waitOptions);
    expect(inside.getByRole("switch", { name: "条件" })).toBeChecked();
    const { value } = canvasElement.querySelector(tag) as NotificationEditorElement;
    expect(value.condition.member_query_id).toBeGreaterThan(0);
  },
};

/** 止まった通知先だけでは届かないことを知らせます。 */
export const 届かない通知先: StoryObj = {
  args: { "notification-id": 9 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("このままでは通知が届きません", {}, waitOptions);
    expect(inside.getByRole("checkbox", { name: "店長のLINE Notify" })).toBeEnabled();
    expect(inside.getByRole("checkbox", { name: "受付のLINE Notify" })).toBeDisabled();
  },
};

export const 削除済みの指定: StoryObj = {
  args: { "notification-id": 11 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(
      await inside.findByRole("checkbox", { name: "削除済みの通知先（ID 99）" }, waitOptions),
    ).toBeChecked();
  },
};

/** 知らない種類、イベント、時間帯もそのまま残ります。 */
export const 旧システムの通知: StoryObj = {
  args: { "notification-id": 12 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("combobox", { name: "イベント" })).toHaveDisplayValue(
      "不明なイベント（legacy_event）",
    );
    await inside.findByText("読み取れない時間帯", {}, waitOptions);
    await inside.findByText("タイムゾーン：America/New_York", {}, waitOptions);
  },
};

/** 使用中の通知先は削除できず、使っている通知が並びます。 */
export const 通知先の削除: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "店舗を削除" }));
    const dialog = await inside.findByRole("dialog", { name: "店舗を削除しますか？" }, waitOptions);
    await userEvent.click(inside.getByRole("button", { name: "削除する" }));
    await waitFor(() => expect(dialog).toHaveTextContent("使用中のため削除できません"));
    expect(dialog).toHaveTextContent("メッセージ受信");
  },
};

export const 日をまたぐ時間帯: StoryObj = {
  args: {
    "notification-id": undefined,
    value: {
      ...{ id: null, title: "夜間の予約", use_notify: true },
      condition: { member_query_id: null, model_funnel: null, operator_role: [] },
      notification_channels: [],
      schedule: { mode: "window", timezone: "Asia/Tokyo" },
      timings: [{ weekdays: [5, 6], from: "22:00", to: "02:00" }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await inside.findByText("終了は開始より後にしてください", {}, waitOptions);
    await userEvent.click(inside.getByRole("button", { name: "日をまたぐ時間帯に分ける" }));
    await inside.findByRole("group", { name: "時間帯 2" }, waitOptions);
    expect(inside.getByLabelText("日曜日 1:30〜2:00")).toHaveAttribute("aria-selected", "true");
  },
};

export const 読み込み失敗: StoryObj = {
  beforeEach: () =>
    hostInPage((request) =>
      request.url.includes("/api/notifications/7")
        ? refusal(403, { message: "権限がありません" })
        : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    const alert = await inside.findByText("不明なエラーが発生しました", {}, waitOptions);
    expect(alert).toBeVisible();
    expect(inside.queryByText("権限がありません")).toBeNull();
  },
};

export const 読み取り専用: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.queryByRole("button", { name: "保存" })).toBeNull();
    expect(inside.getByRole("checkbox", { name: "予約通知" })).toBeDisabled();
  },
};

export const 英語: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByRole("region", { name: "Summary" }, waitOptions);
  },
};
