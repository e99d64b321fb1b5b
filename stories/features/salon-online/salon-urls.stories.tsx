import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import { refusal } from "../../host-in-page.js";
import {
  at,
  dialogOf,
  fits,
  groupOf,
  hasFocus,
  inside,
  press,
  pressIn,
  reads,
  salonInPage,
  says,
  serverOf,
  tag,
  write,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/予約ページURL",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1, section: "urls" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

/** 期限の切れたURL、削除済みのコースのURL、期限のあるURL。 */
export const 期限と削除済み: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(within(await groupOf(canvas, "夏のヘッドスパキャンペーン")), "期限切れ");
    await says(within(await groupOf(canvas, "縮毛矯正のチラシ（2025年）")), "削除済みのコース");
    const both = within(await groupOf(canvas, "年末のカット＋カラー"));
    await says(both, "カット＋カラー");
    await says(both, "中村");
    await says(both, /^期限 /);
    await says(within(await groupOf(canvas, "Instagramのプロフィール")), "1,863回");
  },
};

const url = (id: number, name: string, more: object = {}) => ({
  ...{ id, salon_id: 1, name, url: `https://booking.example.test/${id}`, course_id: null },
  ...{ salon_resource_id: null, expires_at: null, click_count: 0, created_at: "2026-11-01T10:00:00+09:00" },
  ...more,
});
const oddUrls = [
  url(1, "アドレスがないURL", { url: "" }),
  url(2, "怪しいURL", { url: "javascript:alert(1)", salon_resource_id: 999 }),
  url(3, "", { url: `https://booking.example.test/${"x".repeat(300)}`, click_count: 9_876_543 }),
  url(4, "予約ページ💇‍♀️髙﨑店".repeat(8), { expires_at: "いつか", course_id: 0 }),
];

export const 怪しい値: StoryObj = {
  beforeEach: () => salonInPage(reads("/salon_urls", oddUrls)),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(canvas, "アドレスがありません");
    await says(within(await groupOf(canvas, "怪しいURL")), "削除済みの担当・設備");
    expect(canvas.queryByRole("link", { name: /javascript/ })).toBeNull();
    fits(canvasElement);
  },
};

export const 怪しい値の狭い画面: StoryObj = { ...怪しい値, globals: { width: "360" } };

export const URLの作成の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "URLを作成");
    const dialog = await dialogOf(canvas, "URLを作成");
    fireEvent.change(dialog.getByLabelText("有効期限の日付"), { target: { value: "2020-01-01" } });
    await press(dialog, "作成する");
    await says(dialog, "名前を入力してください");
    await says(dialog, "有効期限は未来の日時にしてください");
  },
};

export const 時刻だけの期限: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "URLを作成");
    const dialog = await dialogOf(canvas, "URLを作成");
    await write(dialog, "名前", "店頭のポスター");
    fireEvent.change(dialog.getByLabelText("有効期限の時刻"), { target: { value: "18:00" } });
    await press(dialog, "作成する");
    await says(dialog, "日付を入力してください");
  },
};

export const URLの作成をサーバーが断る: StoryObj = {
  beforeEach: () =>
    salonInPage(
      at("POST", "/salon_urls", () =>
        refusal(422, { message: "作成できません。", errors: { course_id: ["公開されていません。"] } }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "URLを作成");
    const dialog = await dialogOf(canvas, "URLを作成");
    await write(dialog, "名前", "店頭のポスター");
    await press(dialog, "作成する");
    await says(dialog, "作成できません。");
    await says(dialog, "公開されていません。");
  },
};

/** 新しいURLは先頭に入り、そのコピーボタンにフォーカスが移ります。 */
export const 作成した直後: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "URLを作成");
    const dialog = await dialogOf(canvas, "URLを作成");
    await write(dialog, "名前", "年賀状");
    await press(dialog, "作成する");
    const made = within(await groupOf(canvas, "年賀状"));
    await hasFocus(made.getByRole("button", { name: "コピー" }));
    const [first] = canvas.getAllByRole("listitem");
    expect(first).toHaveTextContent("年賀状");
  },
};

export const URLの削除: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "店頭のポスター", "削除");
    const dialog = await dialogOf(canvas, "「店頭のポスター」を削除しますか？");
    await says(dialog, "これまでに412回開かれています。配布したリンクは使えなくなります。");
  },
};

export const URLの削除の失敗: StoryObj = {
  beforeEach: () => salonInPage(at("DELETE", "/salon_urls/1", () => refusal(419, { message: "見せない文" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "店頭のポスター", "削除");
    const dialog = await dialogOf(canvas, "「店頭のポスター」を削除しますか？");
    await press(dialog, "削除する");
    await dialog.findAllByText("不明なエラーが発生しました", {}, waitOptions);
  },
};
