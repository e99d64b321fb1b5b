import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { commonInfoSamples } from "../../../../src/features/action/effects/common-info/common-info.samples.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf, one } from "./effect-stories.js";

/** Each sample of the common-info effect, alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/共通情報操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(commonInfoSamples.typical);
export const 減算 = one(commonInfoSamples.subtracted);
export const ランダム = one(commonInfoSamples.random);
export const 逆の範囲 = one(commonInfoSamples.randomReversed);
export const マイナスの値 = one(commonInfoSamples.negative);
export const 数値でない種別 = one(commonInfoSamples.noNumberType);
export const 未選択 = one(commonInfoSamples.empty);
export const 削除済み = one(commonInfoSamples.deleted);

export const 文の一覧: StoryObj = {
  ...allOf(commonInfoSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    const sentence = "共通情報「ヘッドスパ体験会の申…」から2.125を引く";
    expect(await inside.findByText(sentence, {}, waitOptions)).toBeVisible();
  },
};
