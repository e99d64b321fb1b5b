import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { commonInfoSamples } from "../../../../src/features/action/effects/common-info/common-info.samples.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf } from "./effect-stories.js";

/** What is said of the samples of the common-info effect. */
export default {
  title: "要素/action-editor アクション/動作/共通情報操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧: StoryObj = {
  tags: ["smoke"],
  ...allOf(commonInfoSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    const sentence = "共通情報「ヘッドスパ体験会の申…」から2.125を引く";
    expect(await inside.findByText(sentence, {}, waitOptions)).toBeVisible();
  },
};
