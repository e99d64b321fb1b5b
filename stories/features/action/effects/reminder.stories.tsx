import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { reminderSamples } from "../../../../src/features/action/effects/reminder/reminder.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, sentencesOf } from "./effect-stories.js";

/** Samples of the reminder effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/リマインダ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(reminderSamples.typical, mayAll);
export const 友だち情報の日付 = one(reminderSamples.friendInfo, mayAll);
export const 日付でない友だち情報 = one(reminderSamples.otherVariable, mayAll);
export const 連携データ = one(reminderSamples.linked, mayAll);
export const 解除 = one(reminderSamples.cancel, mayAll);
export const 日時を指定して解除 = one(reminderSamples.cancelMoment, mayAll);
export const 過去のゴール = one(reminderSamples.past, mayAll);
export const 未入力 = one(reminderSamples.empty, mayAll);
export const 削除済み = one(reminderSamples.deleted, mayAll);

export const 文の一覧 = sentencesOf(
  reminderSamples,
  [
    "リマインダ「予約日リマインド」を、2099年4月1日 10:00をゴールに開始する",
    "リマインダ「次回来店リマインド」を、友だち情報「次回来店予定日」の日付の10:00をゴールに開始する",
    "リマインダ「予約日リマインド」を解除する",
  ],
  mayAll,
);
