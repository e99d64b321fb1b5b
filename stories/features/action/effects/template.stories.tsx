import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { templateSamples } from "../../../../src/features/action/effects/template/template.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the template effect. */
export default {
  title: "要素/action-editor アクション/動作/テンプレート送信",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    templateSamples,
    [
      "テンプレート「ご来店のお礼」を09:30に送る",
      "テンプレート「体験予約のお礼」をすぐに送る",
      "テンプレート「お誕生日クーポン」を60〜120分後に送る",
      "テンプレート（未選択）をすぐに送る",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
