import { createSentenceFormat } from "../../../../src/references/index.js";
import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { text } from "../../../../src/features/action/effects/text/text.js";
import { textSamples } from "../../../../src/features/action/effects/text/text.samples.js";
import type { Names } from "../../../../src/references/index.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf, one } from "./effect-stories.js";

/** Texts name nothing of a list. */
const format = createSentenceFormat({} as Names, "ja", "short");

/** Each sample of the text effect, alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/テキスト送信",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(textSamples.typical);
export const 空の本文 = one(textSamples.empty);
export const 遅らせて送る = one(textSamples.delayed);
export const 時刻を指定 = one(textSamples.atTime);
export const 上限ちょうど = one(textSamples.longest);
export const 上限を超えた本文 = one(textSamples.tooLong);
export const 数行の本文 = one(textSamples.severalLines);
export const 絵文字 = one(textSamples.emoji);

export const 文の一覧: StoryObj = {
  ...allOf(textSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sample of Object.values(textSamples)) {
      const sentence = text.summarize(sample, format);
      expect((await inside.findAllByText(sentence, {}, waitOptions)).length).toBeGreaterThan(0);
    }
  },
};
