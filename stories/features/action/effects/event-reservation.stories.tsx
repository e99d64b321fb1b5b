import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { eventReservationSamples } from "../../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, sentencesOf } from "./effect-stories.js";

/** Samples of the event reservation effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/イベント予約操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(eventReservationSamples.typical, mayAll);
export const キャンセル = one(eventReservationSamples.cancel, mayAll);
export const プランのない予約枠 = one(eventReservationSamples.withoutPlans, mayAll);
export const プラン未選択 = one(eventReservationSamples.planUnchosen, mayAll);
export const 未入力 = one(eventReservationSamples.empty, mayAll);
export const 削除済み = one(eventReservationSamples.deleted, mayAll);

export const 文の一覧 = sentencesOf(
  eventReservationSamples,
  [
    "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件予約する",
    "予約枠「ヘアケア教室」を1件予約する",
    "予約枠「ヘッドスパ体験会」のプラン「30分コース」を1件キャンセルする",
  ],
  mayAll,
);
