import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { reminderSamples } from "../../../../src/features/action/effects/reminder/reminder.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the reminder effect. */
export default {
  title: "要素/action-editor アクション/動作/リマインダ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    reminderSamples,
    [
      "リマインダ「予約日リマインド」を、2099年4月1日 10:00をゴールに開始する",
      "リマインダ「次回来店リマインド」を、友だち情報「次回来店予定日」の日付の10:00をゴールに開始する",
      "リマインダ「予約日リマインド」を解除する",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
