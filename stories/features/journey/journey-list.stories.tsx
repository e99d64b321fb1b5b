import "../../../src/entries/journey-list.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { JourneyListElement } from "../../../src/entries/journey-list.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage, refusal } from "../../host-in-page.js";

const tag = "journey-list";

export default {
  title: "要素/journey-list ジャーニー",
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
  tags: ["smoke"],
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

/** 検索で使われているものは残ります。残ったものは選択されたままになり、理由が行にも出ます。 */
export const 一部だけ削除: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    for (const name of ["はじめての来店まで", "はじめてのヘッドスパ"])
      await userEvent.click(row(inside, name).querySelector("input") as HTMLElement);
    const bar = await inside.findByRole("group", { name: "選択中のジャーニー" }, waitOptions);
    await userEvent.click(within(bar).getByRole("button", { name: "削除" }));
    await userEvent.click(await inside.findByRole("button", { name: "削除する" }, waitOptions));
    await inside.findByText("2件を削除します", {}, waitOptions);
    await (canvasElement.querySelector(tag) as JourneyListElement).refresh();
    await inside.findByText("1件を削除しました。1件は削除できませんでした。", {}, waitOptions);
    expect(row(inside, "はじめての来店まで")).toHaveAttribute("aria-selected", "true");
    expect(row(inside, "はじめての来店まで")).toHaveTextContent("で使われています。");
    expect(inside.queryByRole("row", { name: "はじめてのヘッドスパ" })).toBeNull();
  },
};

/** 同僚が同じグループを先に変えていたときは、いまの並びの中で動かし直します。 */
export const 同僚と並べ替え: StoryObj = {
  args: { "group-id": "83" },
  beforeEach: () => {
    let isFirst = true;
    return hostInPage(
      ({ url }) => {
        if (!isFirst || !url.endsWith("/api/journeys/sort")) return undefined;
        isFirst = false;
        return copiedMeanwhile();
      },
      { friends: 200 },
    );
  },
  play: async ({ canvasElement }) => {
    const inside = await drawn(canvasElement);
    const names = () => inside.getAllByRole("row").map((each) => each.getAttribute("aria-label"));
    const name = row(inside, "秋キャンペーン2026").querySelector("[data-control=name]") as HTMLElement;
    name.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await inside.findByText("「秋キャンペーン2026」を1番目から2番目へ移動しました", {}, waitOptions);
    const merged = [
      "年末キャンペーン2025",
      "秋キャンペーン2026",
      "アンケートのお礼",
      "アンケートのお礼のコピー",
    ];
    await waitFor(() => expect(names()).toEqual(merged), waitOptions);
  },
};

/** A colleague copies the last one; the host then says that the order was of another list. */
async function copiedMeanwhile(): Promise<Response> {
  const at = (path: string) => new URL(path, location.href);
  const headers = { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" };
  const post = (path: string, body: object) =>
    fetch(at(path), { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/journeys/1413/copy", {});
  return post("/api/journeys/sort", { group_id: 83, ids: [1412, 1411, 1413] });
}

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
