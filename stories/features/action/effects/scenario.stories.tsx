import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { scenarioSamples } from "../../../../src/features/action/effects/scenario/scenario.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, oneWhole, sentencesOf } from "./effect-stories.js";

/** Samples of the scenario effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/シナリオ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = oneWhole(scenarioSamples.typical, mayAll);
export const 最初から = oneWhole(scenarioSamples.fromStart, mayAll);
export const 開始当日から = oneWhole(scenarioSamples.fromStartDay, mayAll);
export const 停止 = oneWhole(scenarioSamples.stopped, mayAll);
export const 再開 = oneWhole(scenarioSamples.resumed, mayAll);
export const 途中から再開 = oneWhole(scenarioSamples.resumedMidway, mayAll);
export const 未選択 = oneWhole(scenarioSamples.empty, mayAll);
export const 削除済み = oneWhole(scenarioSamples.deleted, mayAll);
export const 時刻なし = oneWhole(scenarioSamples.timeMissing, mayAll);

export const 文の一覧 = sentencesOf(
  scenarioSamples,
  [
    "シナリオ「はじめてのお客様フォ…」を3日目の10:00から始める",
    "シナリオ「はじめてのお客様フォ…」を最初から始める",
    "前のシナリオを続きから再開する",
  ],
  mayAll,
);
