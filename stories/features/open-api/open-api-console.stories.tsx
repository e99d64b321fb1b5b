import "../../../src/entries/open-api-console.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import { groupOf, inside, openApiInPage, press, serverOf, tag } from "./open-api-in-page.js";

export default {
  title: "要素/open-api-console 外部API",
  tags: ["autodocs"],
  parameters: { element: "open-api-console" },
  args: { "call-url": "https://api.example.com/open_api/v1/events" },
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => openApiInPage(),
} satisfies Meta;

export const サービスコード: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const code = await groupOf(canvas, "ECサイト連携");
    expect(within(code).getAllByRole("button", { name: "表示" })).toHaveLength(2);
  },
};

export const 失効したトークンも表示: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const code = await groupOf(canvas, "予約システム連携");
    await userEvent.click(canvas.getByRole("checkbox", { name: "失効したトークンも表示" }));
    expect(await within(code).findByText(/失効済み/)).toBeVisible();
  },
};

export const 呼び出し数: StoryObj = {
  args: { section: "counts" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const chart = await canvas.findByRole("img", { name: /^呼び出し数のグラフ/ }, waitOptions);
    chart.focus();
    fireEvent.keyDown(chart, { key: "ArrowLeft" });
    expect(await canvas.findByText(/（途中） .*合計/)).toBeVisible();
  },
};

export const 呼び出し数の表: StoryObj = {
  args: { section: "counts" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "表" }, waitOptions));
    expect(await canvas.findByRole("table", { name: "呼び出し数" }, waitOptions)).toBeVisible();
  },
};

/** 期間が正しくないあいだは、何も読み込みません。 */
export const 期間の誤り: StoryObj = {
  args: { section: "counts" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "指定" }, waitOptions));
    fireEvent.change(canvas.getByLabelText("開始日"), { target: { value: "2001-01-01" } });
    expect(await canvas.findByText("期間は366日以内にしてください", {}, waitOptions)).toBeVisible();
  },
};

export const ログ: StoryObj = {
  args: { section: "logs" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "7日" }, waitOptions));
    expect(await canvas.findByRole("table", { name: "呼び出しログ" }, waitOptions)).toBeVisible();
    expect(await canvas.findByRole("button", { name: "次のページ" })).toBeVisible();
  },
};

export const 呼び出しの詳細: StoryObj = {
  args: { section: "logs" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: "30日" }, waitOptions));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "エラーのみ" }));
    const rows = await canvas.findAllByRole("button", { name: /の詳細$/ }, waitOptions);
    await userEvent.click(rows[0] as HTMLElement);
    expect(await canvas.findByRole("dialog", { name: "呼び出しの詳細" }, waitOptions)).toBeVisible();
  },
};

export const トリガー: StoryObj = {
  args: { section: "triggers" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    expect(await groupOf(canvas, "商品の購入")).toHaveTextContent("アクション 2件（1件実行中）");
  },
};

export const 深いトリガー: StoryObj = {
  args: { section: "triggers", "trigger-id": 1 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const row = await canvas.findByRole(
      "row",
      { name: "purchase.customer.shipping.address.zip" },
      waitOptions,
    );
    expect(row).toHaveAttribute("aria-level", "5");
    await groupOf(canvas, "購入のお礼");
  },
};

/** 以前の製品から来た型とキーは、そのまま残します。 */
export const 古いトリガー: StoryObj = {
  args: { section: "triggers", "trigger-id": 4 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("row", { name: "sale.total" }, waitOptions);
    expect(await groupOf(canvas, "会計のお礼")).toHaveTextContent("不明な状態（7）");
  },
};

export const 新しいトリガー: StoryObj = {
  args: { section: "triggers" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "トリガーを追加");
    await press(canvas, "パラメータを追加");
    await press(canvas, "保存");
    const message = "トリガー名を入力してください";
    await waitFor(() => expect(canvas.getAllByText(message)).toHaveLength(2), waitOptions);
    expect(canvas.getByText("新しいパラメータ：キーを入力してください")).toBeVisible();
  },
};

export const JSONから作成: StoryObj = {
  args: { section: "triggers", "trigger-id": 5 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(canvas, "JSONから作成");
    const sample = '{"order": {"total": 1200, "note": "急ぎ"}, "shop": {"name": "表参道店"}}';
    fireEvent.change(await canvas.findByLabelText("サンプルJSON"), { target: { value: sample } });
    expect(await canvas.findByText(/^追加 3個/)).toBeVisible();
  },
};

/** 使われているかもしれないキーを変えると、そのことを知らせます。 */
export const キーの変更: StoryObj = {
  args: { section: "triggers", "trigger-id": 2 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const code = await canvas.findByRole("row", { name: "member.code" }, waitOptions);
    await userEvent.click(within(code).getByRole("button", { name: "削除" }));
    const rank = canvas.getByRole("row", { name: "member.rank" });
    fireEvent.change(within(rank).getByLabelText("キー"), { target: { value: "grade" } });
    expect(await canvas.findByText("削除したキー：member.code")).toBeVisible();
    expect(canvas.getByRole("tab", { name: "トリガー（未保存）" })).toBeVisible();
  },
};

export const アクションを追加: StoryObj = {
  args: { section: "triggers", "trigger-id": 5 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "受取のお礼");
    await press(canvas, "アクションを追加");
    const dialog = await canvas.findByRole("dialog", { name: "アクションを追加" }, waitOptions);
    await press(within(dialog), "保存");
    // At the field and among the reasons.
    expect(await within(dialog).findAllByText("名前を入力してください", {}, waitOptions)).toHaveLength(2);
  },
};

export const アクションの削除: StoryObj = {
  args: { section: "triggers", "trigger-id": 5 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(within(await groupOf(canvas, "受取のお礼")), "削除");
    const dialog = await canvas.findByRole("dialog", { name: "「受取のお礼」を削除しますか？" }, waitOptions);
    expect(dialog).toHaveTextContent("実行中です。");
  },
};

export const 読み取り専用: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await groupOf(canvas, "ECサイト連携");
    expect(canvas.queryByRole("button", { name: "表示" })).toBeNull();
  },
};

export const 読み取り専用のトリガー: StoryObj = {
  args: { readonly: true, section: "triggers", "trigger-id": 1 },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await canvas.findByRole("row", { name: "purchase.number" }, waitOptions);
    expect(canvas.queryByRole("button", { name: "保存" })).toBeNull();
  },
};
