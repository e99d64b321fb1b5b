import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { friendInfoSamples } from "../../../../src/features/action/effects/friend-info/friend-info.samples.js";
import { triggerContext } from "../../../../test/host/pages/console-context.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf, one } from "./effect-stories.js";

/** Each sample of the friend-info effect, alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/友だち情報操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const withTrigger = { abilities: ["open-api", "var-write"], triggerContext };

export const 標準 = one(friendInfoSamples.typical);
export const クリア = one(friendInfoSamples.cleared);
export const 加算 = one(friendInfoSamples.added);
export const 数値でない加算 = one(friendInfoSamples.addedNoFigure);
export const ランダム = one(friendInfoSamples.random);
export const 日付 = one(friendInfoSamples.date);
export const アクション実行日 = one(friendInfoSamples.actionDate, withTrigger);
export const 日付でない値 = one(friendInfoSamples.noDate);
export const 日付の計算 = one(friendInfoSamples.dateSum);
export const 選択肢 = one(friendInfoSamples.choice);
export const 削除済みの選択肢 = one(friendInfoSamples.deletedChoice);
export const 画像 = one(friendInfoSamples.image);
export const 連携データ = one(friendInfoSamples.linked, withTrigger);
export const 使えない連携データ = one(friendInfoSamples.linkedDateAsText);
export const 未選択 = one(friendInfoSamples.empty, withTrigger);
export const 削除済み = one(friendInfoSamples.deleted);
export const 危険な文字列 = one(friendInfoSamples.hostile);

export const 文の一覧: StoryObj = {
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
