import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { phaseSamples } from "../../../../src/features/action/effects/phase/phase.samples.js";
import { insideWholeEditor } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, oneWhole, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the phase effect. */
export default {
  title: "要素/action-editor アクション/動作/フェーズ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const notice = /広告のコンバージョンとして計測/;

export const 広告連携あり: StoryObj = {
  tags: ["smoke"],
  ...oneWhole(phaseSamples.typical, mayAll),
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, "action-editor");
    expect(inside.getByText(notice)).toBeVisible();
  },
};

export const 広告連携なし: StoryObj = {
  ...one(phaseSamples.typical, { abilities: ["journey"] }),
  play: async ({ canvasElement }) => {
    const inside = await insideWholeEditor(canvasElement, "action-editor");
    expect(inside.queryByText(notice)).toBeNull();
  },
};

export const 文の一覧 = sentencesOf(
  phaseSamples,
  ["フェーズ「友だち追加」「初回予約」を通過させる", "フェーズ「初回来店」から外す"],
  mayAll,
);
