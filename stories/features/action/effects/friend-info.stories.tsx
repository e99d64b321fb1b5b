import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { friendInfoSamples } from "../../../../src/features/action/effects/friend-info/friend-info.samples.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf } from "./effect-stories.js";

/** What is said of the samples of the friend-info effect. */
export default {
  title: "要素/action-editor アクション/動作/友だち情報操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧: StoryObj = {
  tags: ["smoke"],
  ...allOf(friendInfoSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    expect(
      (await inside.findAllByText("友だち情報「会員ランク」を「ゴールド」にする", {}, waitOptions)).length,
    ).toBeGreaterThan(0);
    expect(
      await inside.findByText("友だち情報「担当スタイリスト」を「佐々木」にする", {}, waitOptions),
    ).toBeVisible();
    expect(
      await inside.findByText("友だち情報「来店回数」に1〜10の乱数を足す", {}, waitOptions),
    ).toBeVisible();
  },
};
