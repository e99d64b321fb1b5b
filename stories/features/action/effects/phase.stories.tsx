import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { phaseSamples } from "../../../../src/features/action/effects/phase/phase.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, insideWholeEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the phase effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/フェーズ操作",
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

export const 標準 = one(phaseSamples.typical);
export const 外す = one(phaseSamples.removed);
export const 未選択 = one(phaseSamples.empty);
export const 削除済み = one(phaseSamples.deleted);

const notice = /広告のコンバージョンとして計測/;

export const 広告連携あり: StoryObj = {
  ...one(phaseSamples.typical),
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, "action-editor");
    expect(inside.getByText(notice)).toBeVisible();
  },
};

export const 広告連携なし: StoryObj = {
  render: () =>
    editor("action-editor", { abilities: ["journey"], value: { inputs: [phaseSamples.typical] } }),
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, "action-editor");
    expect(inside.queryByText(notice)).toBeNull();
  },
};

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(phaseSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "フェーズ「友だち追加」「初回予約」を通過させる",
      "フェーズ「初回来店」から外す",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
