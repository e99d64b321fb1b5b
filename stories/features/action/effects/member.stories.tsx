import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { memberSamples } from "../../../../src/features/action/effects/member/member.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, sentencesOf } from "./effect-stories.js";

/** Samples of the effect on response mark and display, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/対応マーク・表示操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(memberSamples.typical, mayAll);
export const 変更なし = one(memberSamples.empty, mayAll);
export const ブロック = one(memberSamples.blocked, mayAll);
export const 両方 = one(memberSamples.both, mayAll);
export const 削除済み = one(memberSamples.deleted, mayAll);

export const 文の一覧 = sentencesOf(
  memberSamples,
  [
    "対応マークを「対応中」にする",
    "対応マークを「対応済み」にして、友だちを非表示にする",
    "友だちをブロックする",
    "対応マークも表示も変更しない",
  ],
  mayAll,
);
