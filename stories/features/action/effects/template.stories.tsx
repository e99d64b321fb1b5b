import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { templateSamples } from "../../../../src/features/action/effects/template/template.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, insideWholeEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the template effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/テンプレート送信",
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

export const 標準 = one(templateSamples.typical);
export const すぐに送る = one(templateSamples.atOnce);
export const 遅らせて送る = one(templateSamples.delayed);
export const 未選択 = one(templateSamples.empty);
export const 削除済み = one(templateSamples.deleted);
export const 逆の範囲 = one(templateSamples.rangeReversed);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(templateSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "テンプレート「ご来店のお礼」を09:30に送る",
      "テンプレート「体験予約のお礼」をすぐに送る",
      "テンプレート「お誕生日クーポン」を60〜120分後に送る",
      "テンプレート（未選択）をすぐに送る",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
