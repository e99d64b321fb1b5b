import "../../../src/entries/salon-settings.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { typeInto } from "../../drivers.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { refusal } from "../../host-in-page.js";
import {
  at,
  dialogOf,
  fits,
  groupOf,
  hasFocus,
  type Inside,
  inside,
  press,
  pressIn,
  type Row,
  salonInPage,
  says,
  serverOf,
  stale,
  tag,
  write,
} from "../salon/salon-in-page.js";

export default {
  title: "要素/salon-settings サロン設定/コースと担当",
  parameters: { element: "salon-settings" },
  args: { "salon-id": 1 },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => salonInPage(),
} satisfies Meta;

const cut: Row = {
  ...{ id: 41, salon_id: 1, name: "カット", order: 1, duration_min: 45, price: 5500, color: "#2971c6" },
  ...{ description: "", is_public: true, deleted_at: null, updated_at: "2026-11-20T11:00:00+09:00" },
};

async function edit(canvas: Inside, name: string): Promise<Inside> {
  await pressIn(canvas, name, "編集");
  return dialogOf(canvas, `${name}を編集`);
}

export const コースの追加: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "コースを追加");
    const dialog = await dialogOf(canvas, "コースを追加");
    expect(dialog.getByRole("textbox", { name: "所要時間（分）" })).toHaveValue("30");
  },
};

export const コースの追加の案内: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "コースを追加");
    const dialog = await dialogOf(canvas, "コースを追加");
    await write(dialog, "所要時間（分）", "１５００分");
    await write(dialog, "料金", "五千円");
    await press(dialog, "保存");
    for (const message of [
      "名前を入力してください",
      "所要時間は1〜1440分で入力してください",
      "料金は0以上の整数で入力してください",
    ])
      await says(dialog, message);
    await hasFocus(dialog.getByRole("textbox", { name: "名前" }));
  },
};

/** 予約の刻みの倍数でない所要時間は、知らせるだけで保存できます。 */
export const 刻みに合わない所要時間: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await edit(canvas, "カット");
    await write(dialog, "所要時間（分）", "50");
    await says(dialog, "予約の刻み（15分）の倍数ではありません");
  },
};

export const 担当と設備の追加の案内: StoryObj = {
  args: { section: "resources" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "担当・設備を追加");
    const dialog = await dialogOf(canvas, "担当・設備を追加");
    await write(dialog, "名前", "あ".repeat(101));
    await write(dialog, "同時に受けられる数", "0");
    await write(dialog, "指名料", "-100");
    await write(dialog, "アイコン画像のURL", "javascript:alert(1)");
    await press(dialog, "保存");
    for (const message of [
      "名前は100文字以内で入力してください",
      "同時に受けられる数は1以上の整数で入力してください",
      "指名料は0以上の整数で入力してください",
      "画像のURLが正しくありません",
    ])
      await says(dialog, message);
  },
};

export const サーバーに断られた保存: StoryObj = {
  beforeEach: () =>
    salonInPage(
      at("PUT", "/courses/41", () =>
        refusal(422, {
          message: "入力内容を確認してください。",
          errors: { name: ["この名前は使われています。"], tax: ["税区分がありません。"] },
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await edit(canvas, "カット");
    await write(dialog, "名前", "カラー");
    await press(dialog, "保存");
    await says(dialog, "入力内容を確認してください。");
    await says(dialog, "税区分がありません。");
    expect(dialog.getByRole("textbox", { name: "名前" })).toBeInvalid();
  },
};

/** ほかの人だけが変えた項目は取り込み、両方が変えた項目は選んでもらいます。 */
export const 競合: StoryObj = {
  beforeEach: () =>
    salonInPage(at("PUT", "/courses/41", () => stale({ ...cut, price: 6600, duration_min: 50 }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await edit(canvas, "カット");
    await write(dialog, "料金", "5800");
    await press(dialog, "保存");
    const choice = within(await dialog.findByRole("radiogroup", { name: "料金の競合" }, waitOptions));
    for (const each of choice.getAllByRole("radio")) expect(each).not.toBeChecked();
    expect(dialog.getByRole("textbox", { name: "所要時間（分）" })).toHaveValue("50");
    await press(dialog, "保存");
    await says(dialog, "競合している項目を選択してください");
  },
};

export const 削除されていたコース: StoryObj = {
  beforeEach: () => salonInPage(at("PUT", "/courses/41", () => stale(null))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await edit(canvas, "カット");
    await write(dialog, "料金", "5800");
    await press(dialog, "保存");
    await says(dialog, "このコースは削除されています");
    await dialog.findByRole("button", { name: "新しく追加する" }, waitOptions);
  },
};

export const 閉じる前の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await edit(canvas, "カット");
    await write(dialog, "説明", "シャンプー込み");
    await press(dialog, "キャンセル");
    const question = await dialogOf(canvas, "保存していない変更があります");
    await question.findByRole("button", { name: "編集を続ける" }, waitOptions);
  },
};

// ── 一覧 ─────────────────────────────────────────────────────────────────────────────────────────

export const 検索: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "ヘッドスパ");
    await typeInto(canvas.getByRole("searchbox", { name: "検索" }), "へっどすぱ");
    await says(canvas, "検索中は並べ替えられません");
    expect(canvas.queryByRole("group", { name: "カット" })).toBeNull();
    const up = within(await groupOf(canvas, "ヘッドスパ")).getByRole("button", { name: "上へ移動" });
    expect(up).toHaveAccessibleDescription("検索中は並べ替えられません");
  },
};

export const 見つからない検索: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "カット");
    await typeInto(canvas.getByRole("searchbox", { name: "検索" }), "着付け");
    await says(canvas, "見つかりません");
  },
};

export const 削除済みも表示: StoryObj = {
  args: { "salon-id": 2 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "削除済みを表示" }, waitOptions));
    const deleted = within(await groupOf(canvas, "着付け"));
    await says(deleted, "削除済み");
    expect(deleted.queryAllByRole("button")).toEqual([]);
    await says(canvas, "削除済みを表示中は並べ替えられません");
  },
};

export const 並べ替え: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "カット", "下へ移動");
    await says(canvas, "「カット」を2番目へ移動しました");
    const down = within(await groupOf(canvas, "カット")).getByRole("button", { name: "下へ移動" });
    await hasFocus(down);
  },
};

export const 並べ替えの失敗: StoryObj = {
  beforeEach: () =>
    salonInPage(at("POST", "/courses/order", () => refusal(403, { message: "権限がありません。" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await pressIn(canvas, "カット", "下へ移動");
    await says(canvas, "並べ替えを保存できませんでした");
    await says(canvas, "権限がありません。");
  },
};

export const 公開の切り替えの失敗: StoryObj = {
  beforeEach: () =>
    salonInPage(at("PATCH", "/courses/41", () => refusal(403, { message: "権限がありません。" }))),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const isPublic = within(await groupOf(canvas, "カット")).getByRole("switch", { name: "公開" });
    await userEvent.click(isPublic);
    await says(canvas, "権限がありません。");
    await waitFor(() => expect(isPublic).toBeChecked(), waitOptions);
  },
};

export const 多くのコース: StoryObj = {
  args: { "salon-id": 7 },
  beforeEach: () => salonInPage(undefined, { isLarge: true }),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await says(canvas, / 1$/);
    const list = await canvas.findByRole("list", { name: "コース一覧" }, waitOptions);
    expect(list.children).toHaveLength(1000);
    fireEvent.change(canvas.getByRole("searchbox", { name: "検索" }), { target: { value: "1000" } });
    await waitFor(() => expect(list.children).toHaveLength(1), waitOptions);
    fireEvent.change(canvas.getByRole("searchbox", { name: "検索" }), { target: { value: "" } });
    await waitFor(() => expect(list.children).toHaveLength(1000), waitOptions);
    fits(canvasElement);
  },
};
