import { funnelEvents } from "../../../src/features/notification/events/funnel-events.js";

/** What a server says of an event that a notification can be sent on. */
export interface HostEvent {
  readonly group: string;
  readonly model: string;
  readonly event: string;
  readonly label: string;
  readonly has_model_id: boolean;
  readonly sample_title: string;
  readonly sample_body: string;
}

const withoutModel = ["member", "message", "send_count"];

/** Texts of those that somebody has written a sample for. */
const samples: Readonly<Record<string, readonly [title: string, body: string]>> = {
  member_followed: ["友だちが追加されました", "山田 花子さんが友だちになりました。"],
  message_received: ["メッセージが届きました", "山田 花子さん：\n明日の予約を変更できますか？"],
  form_answered: ["フォームに回答がありました", "ご来店アンケート\n山田 花子さん\n満足度：とても良い"],
  salon_reserved: ["予約が入りました", "カット 12月1日(火) 10:00\n担当：佐々木"],
  salon_requested: ["新規申請があります", "カラー 12月3日(木) 14:00"],
  send_count_warning: ["送信数が上限に近づいています", "今月の送信数：9,000 / 10,000"],
};

/** All 40, with labels left to the elements. */
export const notificationEvents: readonly HostEvent[] = Object.entries(funnelEvents).flatMap(
  ([group, models]) =>
    Object.entries(models as Readonly<Record<string, readonly string[]>>).flatMap(([model, names]) =>
      names.map((event) => ({
        ...{ group, model, event, label: "" },
        has_model_id: !withoutModel.includes(model),
        sample_title: samples[event]?.[0] ?? "",
        sample_body: samples[event]?.[1] ?? "",
      })),
    ),
);
