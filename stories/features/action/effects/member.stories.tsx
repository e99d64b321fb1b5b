import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { memberSamples } from "../../../../src/features/action/effects/member/member.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the effect on response mark and display. */
export default {
  title: "要素/action-editor アクション/動作/対応マーク・表示操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    memberSamples,
    [
      "対応マークを「対応中」にする",
      "対応マークを「対応済み」にして、友だちを非表示にする",
      "友だちをブロックする",
      "対応マークも表示も変更しない",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
