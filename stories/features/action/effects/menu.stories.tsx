import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { menuSamples } from "../../../../src/features/action/effects/menu/menu.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the menu effect. */
export default {
  title: "要素/action-editor アクション/動作/メニュー操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    menuSamples,
    [
      "リッチメニュー「通常メニュー」を設定する",
      "リッチメニューを解除する",
      "リッチメニュー（未選択）を設定する",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
