import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { eventReservationSamples } from "../../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the event reservation effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/イベント予約操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

function one(effect: object): StoryObj {
  return { render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }) };
}

export const 標準 = one(eventReservationSamples.typical);
export const キャンセル = one(eventReservationSamples.cancel);
export const プランのない予約枠 = one(eventReservationSamples.withoutPlans);
export const プラン未選択 = one(eventReservationSamples.planUnchosen);
export const 未入力 = one(eventReservationSamples.empty);
export const 削除済み = one(eventReservationSamples.deleted);

export const 文の一覧: StoryObj = {
  render: () =>
    editor("action-editor", { abilities, value: { inputs: Object.values(eventReservationSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件予約する",
      "予約枠「ヘアケア教室」を1件予約する",
      "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件キャンセルする",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
