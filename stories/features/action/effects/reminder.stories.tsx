import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { reminderSamples } from "../../../../src/features/action/effects/reminder/reminder.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the reminder effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/リマインダ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

function one(effect: object): StoryObj {
  return { render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }) };
}

export const 標準 = one(reminderSamples.typical);
export const 友だち情報の日付 = one(reminderSamples.friendInfo);
export const 日付でない友だち情報 = one(reminderSamples.otherVariable);
export const 連携データ = one(reminderSamples.linked);
export const 解除 = one(reminderSamples.cancel);
export const 日時を指定して解除 = one(reminderSamples.cancelMoment);
export const 過去のゴール = one(reminderSamples.past);
export const 未入力 = one(reminderSamples.empty);
export const 削除済み = one(reminderSamples.deleted);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(reminderSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of [
      "リマインダ「予約日リマインド」を、2099年4月1日 10:00をゴールに開始する",
      "リマインダ「次回来店リマインド」を、友だち情報「次回来店予定日」の日付の10:00をゴールに開始する",
      "リマインダ「予約日リマインド」を解除する",
    ]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
