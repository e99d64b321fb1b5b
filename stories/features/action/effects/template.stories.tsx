import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { templateSamples } from "../../../../src/features/action/effects/template/template.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, oneWhole, sentencesOf } from "./effect-stories.js";

/** Samples of the template effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/テンプレート送信",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = oneWhole(templateSamples.typical, mayAll);
export const すぐに送る = oneWhole(templateSamples.atOnce, mayAll);
export const 遅らせて送る = oneWhole(templateSamples.delayed, mayAll);
export const 未選択 = oneWhole(templateSamples.empty, mayAll);
export const 削除済み = oneWhole(templateSamples.deleted, mayAll);
export const 逆の範囲 = oneWhole(templateSamples.rangeReversed, mayAll);

export const 文の一覧 = sentencesOf(
  templateSamples,
  [
    "テンプレート「ご来店のお礼」を09:30に送る",
    "テンプレート「体験予約のお礼」をすぐに送る",
    "テンプレート「お誕生日クーポン」を60〜120分後に送る",
    "テンプレート（未選択）をすぐに送る",
  ],
  mayAll,
);
