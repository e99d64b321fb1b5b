import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { menuSamples } from "../../../../src/features/action/effects/menu/menu.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, insideWholeEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the menu effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/メニュー操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

/** Once its fields are there: the checks of the story are meant for them. */
function one(effect: object): StoryObj {
  return {
    render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }),
    play: async ({ canvasElement }) => {
      const inside = await insideWholeEditor(canvasElement, "action-editor");
      expect(inside.getAllByRole("group").length).toBeGreaterThan(0);
    },
  };
}

export const 標準 = one(menuSamples.typical);
export const 解除 = one(menuSamples.removed);
export const 未選択 = one(menuSamples.empty);
export const 削除済み = one(menuSamples.deleted);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(menuSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "リッチメニュー「通常メニュー」を設定する",
      "リッチメニューを解除する",
      "リッチメニュー（未選択）を設定する",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
