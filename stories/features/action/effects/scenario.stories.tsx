import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { scenarioSamples } from "../../../../src/features/action/effects/scenario/scenario.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, insideWholeEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the scenario effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/シナリオ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

/** Once its fields are there: the checks of the story are meant for them. */
function one(effect: object): StoryObj {
  return {
    render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }),
    play: async ({ canvasElement }) => {
      const inside = await insideWholeEditor(canvasElement, "action-editor");
      expect(inside.getAllByRole("group").length).toBeGreaterThan(0);
    },
  };
}

export const 標準 = one(scenarioSamples.typical);
export const 最初から = one(scenarioSamples.fromStart);
export const 開始当日から = one(scenarioSamples.fromStartDay);
export const 停止 = one(scenarioSamples.stopped);
export const 再開 = one(scenarioSamples.resumed);
export const 途中から再開 = one(scenarioSamples.resumedMidway);
export const 未選択 = one(scenarioSamples.empty);
export const 削除済み = one(scenarioSamples.deleted);
export const 時刻なし = one(scenarioSamples.timeMissing);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(scenarioSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "シナリオ「はじめてのお客様フォ…」を3日目の10:00から始める",
      "シナリオ「はじめてのお客様フォ…」を最初から始める",
      "前のシナリオを続きから再開する",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
