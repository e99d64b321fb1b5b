import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { scenarioSamples } from "../../../../src/features/action/effects/scenario/scenario.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the scenario effect. */
export default {
  title: "要素/action-editor アクション/動作/シナリオ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    scenarioSamples,
    [
      "シナリオ「はじめてのお客様フォ…」を3日目の10:00から始める",
      "シナリオ「はじめてのお客様フォ…」を最初から始める",
      "前のシナリオを続きから再開する",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
