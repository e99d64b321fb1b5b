import { createSentenceFormat } from "../../../../src/references/index.js";
import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { text } from "../../../../src/features/action/effects/text/text.js";
import { textSamples } from "../../../../src/features/action/effects/text/text.samples.js";
import type { Names } from "../../../../src/references/index.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf } from "./effect-stories.js";

/** Texts name nothing of a list. */
const format = createSentenceFormat({} as Names, "ja", "short");

/** What is said of the samples of the text effect. */
export default {
  title: "要素/action-editor アクション/動作/テキスト送信",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧: StoryObj = {
  tags: ["smoke"],
  ...allOf(textSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sample of Object.values(textSamples)) {
      const sentence = text.summarize(sample, format);
      expect((await inside.findAllByText(sentence, {}, waitOptions)).length).toBeGreaterThan(0);
    }
  },
};
