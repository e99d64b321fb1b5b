import "../../../src/entries/item-picker.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { focused, press, typeInto } from "../../drivers.js";
import { editor, insideEditor, waitOptions } from "../../editor-stage.js";
import { hostInPage } from "../../host-in-page.js";
import { cutInOpenList } from "./open-list-reading.js";

const tag = "item-picker";

export default {
  title: "要素/item-picker 項目ピッカー",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { kind: "tag", multiple: true },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

const adding = { allowNew: true, abilities: "tag-write" };

/** The list of the story's picker, once it is open. */
async function openedList(canvas: HTMLElement) {
  const inside = await waitFor(() => insideEditor(canvas, tag));
  await userEvent.click(await inside.findByRole("combobox", { name: "タグ" }));
  await waitFor(() => expect(inside.getAllByRole("option").length).toBeGreaterThan(0), waitOptions);
  return { inside, search: inside.getByRole("searchbox") };
}

export const タグ: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await userEvent.click(await inside.findByRole("combobox", { name: "タグ" }));
    await waitFor(() => expect(inside.getAllByRole("option").length).toBeGreaterThan(0));
    await press("Escape");
    await waitFor(() => expect(inside.queryAllByRole("option")).toEqual([]));
  },
};

export const 一つだけ: StoryObj = { args: { kind: "scenario", multiple: false } };

/** 選択欄でBackspaceを1回押した状態。もう1回で外れ、Ctrl+Zで戻ります。 */
export const 最後の1つに印: StoryObj = {
  args: { value: [101, 102, 103] },
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    const field = await inside.findByRole("combobox", { name: "タグ" });
    await waitFor(() => expect(inside.getAllByRole("button", { name: /を外す$/ })).toHaveLength(3));
    field.focus();
    await press("Backspace");
    await waitFor(() => expect(inside.getByText(/もう一度Backspace/)).toBeInTheDocument());
  },
};

/** 見つからない名前でEnterを押すと、まず追加の行へ移ります。 */
export const 追加の行へ: StoryObj = {
  args: adding,
  parameters: { reading: cutInOpenList("「夏祭り2026」を新しいタグとして追加") },
  play: async ({ canvasElement }) => {
    const { inside, search } = await openedList(canvasElement);
    await typeInto(search, "夏祭り2026");
    await press("Enter");
    await waitFor(() => expect(inside.getByText("Enterで追加")).toBeVisible());
  },
};

export const 追加しました: StoryObj = {
  args: adding,
  parameters: { reading: cutInOpenList("ＶＩＰ 会員", "春の新規会員", "配信を控える") },
  play: async ({ canvasElement }) => {
    const { inside, search } = await openedList(canvasElement);
    await typeInto(search, "夏祭り2026");
    await userEvent.click(await inside.findByRole("option", { name: /夏祭り2026/ }));
    await waitFor(() => expect(inside.getAllByText(/「夏祭り2026」を.+に追加しました/)[0]).toBeVisible());
  },
};

/** 選択中のものは数えません。見つからない名前は、追加先を選んでまとめて追加できます。 */
export const 名前の貼り付け: StoryObj = {
  args: { ...adding, value: [101] },
  play: async ({ canvasElement }) => {
    const { inside, search } = await openedList(canvasElement);
    const names = await inside.findAllByRole("option");
    const known = names.slice(0, 4).map(({ title }) => title);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", [...known, "夏祭り2026", "秋の感謝祭"].join("\n"));
    const clip = { clipboardData, bubbles: true, composed: true, cancelable: true };
    search.dispatchEvent(new ClipboardEvent("paste", clip));
    await waitFor(() => expect(focused()).toHaveTextContent("新たに"));
  },
};

export const 無効: StoryObj = { args: { disabled: true } };

export const 閲覧のみ: StoryObj = { args: { readonly: true } };

export const 暗い配色: StoryObj = { globals: { theme: "dark" } };

export const 狭い画面: StoryObj = { globals: { width: "360" } };
