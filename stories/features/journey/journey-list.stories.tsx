import "../../../src/entries/journey-list.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";

const tag = "journey-list";

export default {
  title: "エディタ/ジャーニー",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: {},
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(undefined, { friends: 200 }),
} satisfies Meta;

/** The story's list, once its rows are there. */
async function drawn(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await inside.findByRole("grid", { name: "ジャーニー" }, waitOptions);
  return inside;
}

const row = (inside: Awaited<ReturnType<typeof drawn>>, name: string) => inside.getByRole("row", { name });

export const 標準: StoryObj = {
  tags: ["ways"],
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("rowgroup", { name: "新規のお客様" })).toBeVisible();
    expect(row(inside, "休眠のお客様の呼び戻し")).toHaveTextContent("削除済みのフェーズ");
  },
};

export const お気に入り: StoryObj = {
  args: { "group-id": "favorite" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getAllByRole("row")).toHaveLength(2);
  },
};

/** 選んだものの一部が検索で見えないときは、その数を知らせます。 */
export const 選択中: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    for (const name of ["はじめての来店まで", "はじめてのヘッドスパ"])
      await userEvent.click(row(inside, name).querySelector("input") as HTMLElement);
    fireEvent.change(inside.getByRole("searchbox", { name: "検索" }), { target: { value: "ヘッドスパ" } });
    await inside.findByText("2件を選択中（うち1件は表示されていません）", {}, waitOptions);
  },
};

export const 見つからない: StoryObj = {
  args: { query: "どこにもない" },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("条件に合うジャーニーがありません", {}, waitOptions);
  },
};

export const 編集: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    await userEvent.click(
      row(inside, "体験予約から会員登録まで").querySelector("[data-control=edit]") as HTMLElement,
    );
    await inside.findByRole("group", { name: "4. 会員登録" }, waitOptions);
  },
};

/** 友だちの人数と、どこでも使われなくなるフェーズを確かめてから削除します。 */
export const 削除の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const name = row(inside, "カラー3回目までのリピート").querySelector("[data-control=name]") as HTMLElement;
    name.focus();
    await userEvent.keyboard("{Delete}");
    await inside.findByRole("dialog", { name: "「カラー3回目までのリピート」を削除しますか？" }, waitOptions);
  },
};

/** 5秒のあいだは元に戻せます。 */
export const 削除の直後: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const name = row(inside, "紹介プログラム").querySelector("[data-control=name]") as HTMLElement;
    name.focus();
    await userEvent.keyboard("{Delete}");
    await userEvent.click(await inside.findByRole("button", { name: "削除する" }, waitOptions));
    const undo = await inside.findByRole("button", { name: "元に戻す" }, waitOptions);
    undo.focus();
  },
};

export const 通過した人数: StoryObj = {
  args: { "journey-id": 1409 },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const detail = await inside.findByRole("region", { name: "カラー3回目までのリピート" }, waitOptions);
    expect(detail).toHaveTextContent("初回来店");
  },
};

export const 読み込み失敗: StoryObj = {
  // What was loaded before belongs to another server.
  args: { "api-base": "/api/failing" },
  beforeEach: () =>
    hostInPage(({ url }) =>
      url.endsWith("/api/journeys") ? refusal(404, { message: "ジャーニーが見つかりません。" }) : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await waitFor(() => expect(inside.getAllByText("エラー（404）").length).toBe(3), waitOptions);
  },
};

export const 読み取り専用: StoryObj = {
  args: { readonly: true },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.queryByRole("button", { name: "ジャーニーを追加" })).toBeNull();
  },
};

export const 空: StoryObj = {
  args: { "api-base": "/api/empty" },
  beforeEach: () =>
    hostInPage(({ url }) =>
      /journey(s|_groups|_tags)$/.test(url) ? Response.json({ data: [] }) : undefined,
    ),
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await inside.findByText("ジャーニーがありません", {}, waitOptions);
  },
};

export const 狭い画面: StoryObj = {
  globals: { width: "360" },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    expect(inside.getByRole("combobox", { name: "グループ" })).toBeVisible();
  },
};
