import "../../../src/entries/item-picker.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { editor, insideEditor } from "../../editor-stage.js";
import { press } from "../../hands.js";
import { hostInPage } from "../../host-in-page.js";

const tag = "item-picker";

export default {
  title: "エディタ/項目ピッカー",
  tags: ["autodocs"],
  parameters: { element: tag },
  args: { kind: "tag", multiple: true },
  render: (args) => editor(tag, args),
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const タグ: StoryObj = {
  play: async ({ canvasElement }) => {
    const inside = await waitFor(() => insideEditor(canvasElement, tag));
    await userEvent.click(await inside.findByRole("combobox", { name: "タグ" }));
    await waitFor(() => expect(inside.getAllByRole("option").length).toBeGreaterThan(0));
    await press("Escape");
    await waitFor(() => expect(inside.queryAllByRole("option")).toEqual([]));
  },
};

export const 一つだけ: StoryObj = { args: { kind: "scenario", multiple: false } };

export const 無効: StoryObj = { args: { disabled: true } };

export const 閲覧のみ: StoryObj = { args: { readonly: true } };

export const 暗い配色: StoryObj = { globals: { theme: "dark" } };

export const 狭い画面: StoryObj = { globals: { width: "360" } };
