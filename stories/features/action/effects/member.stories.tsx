import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { memberSamples } from "../../../../src/features/action/effects/member/member.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the effect on response mark and display, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/対応マーク・表示操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

function one(effect: object): StoryObj {
  return { render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }) };
}

export const 標準 = one(memberSamples.typical);
export const 変更なし = one(memberSamples.empty);
export const ブロック = one(memberSamples.blocked);
export const 両方 = one(memberSamples.both);
export const 削除済み = one(memberSamples.deleted);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(memberSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "対応マークを「対応中」にする",
      "対応マークを「対応済み」にして、友だちを非表示にする",
      "友だちをブロックする",
      "対応マークも表示も変更しない",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
