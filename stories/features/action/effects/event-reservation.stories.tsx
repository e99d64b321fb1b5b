import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { eventReservationSamples } from "../../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the event reservation effect. */
export default {
  title: "要素/action-editor アクション/動作/イベント予約操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = {
  ...sentencesOf(
    eventReservationSamples,
    [
      "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件予約する",
      "予約枠「ヘアケア教室」を1件予約する",
      "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件キャンセルする",
    ],
    mayAll,
  ),
  tags: ["smoke"],
};
