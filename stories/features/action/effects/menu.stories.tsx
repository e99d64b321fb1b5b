import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { menuSamples } from "../../../../src/features/action/effects/menu/menu.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, oneWhole, sentencesOf } from "./effect-stories.js";

/** Samples of the menu effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/メニュー操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = oneWhole(menuSamples.typical, mayAll);
export const 解除 = oneWhole(menuSamples.removed, mayAll);
export const 未選択 = oneWhole(menuSamples.empty, mayAll);
export const 削除済み = oneWhole(menuSamples.deleted, mayAll);

export const 文の一覧 = sentencesOf(
  menuSamples,
  [
    "リッチメニュー「通常メニュー」を設定する",
    "リッチメニューを解除する",
    "リッチメニュー（未選択）を設定する",
  ],
  mayAll,
);
