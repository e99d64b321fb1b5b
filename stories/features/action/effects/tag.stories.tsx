import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tagSamples } from "../../../../src/features/action/effects/tag/tag.samples.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf } from "./effect-stories.js";

/** What is said of the samples of the tag effect. */
export default {
  title: "要素/action-editor アクション/動作/タグ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧: StoryObj = {
  tags: ["smoke"],
  ...allOf(tagSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    expect(await inside.findByText("タグ「来店済み」「リピーター」を付ける", {}, waitOptions)).toBeVisible();
    expect(await inside.findByText("フォルダ「来店」のタグを外す", {}, waitOptions)).toBeVisible();
  },
};
