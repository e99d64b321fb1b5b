import { describe, expect, test } from "vitest";
import type { KnownChannels } from "../../../src/features/notification/channels/known-channels.js";
import { type NotificationState, readNotification } from "../../../src/features/notification/entity.js";
import { funnelEvents } from "../../../src/features/notification/events/funnel-events.js";
import { eventWords } from "../../../src/features/notification/events/messages.js";
import { offeredEvents } from "../../../src/features/notification/events/offered.js";
import { sentenceOf } from "../../../src/features/notification/sentence.js";
import type { Locale } from "../../../src/lib/locale.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { createSentenceFormat, type Names } from "../../../src/references/index.js";
import { boilerplate, channels, wholeNotification } from "../../fixtures/notifications.js";

const names: Names = {
  nameOf: (_, id) => `名前${id}`,
  groupName: () => "",
  choiceName: () => "",
  codeName: () => "",
  planName: () => "",
  variableType: () => null,
};

function sentence(
  document: object,
  known: { locale?: Locale; channels?: KnownChannels | null } = {},
): string {
  const state = readNotification(document as PlainData) as NotificationState;
  return sentenceOf(state, {
    format: createSentenceFormat(names, known.locale ?? "ja", "whole"),
    roles: boilerplate.operator_roles,
    channels: known.channels === undefined ? { channels, kinds: null } : known.channels,
  });
}

const whole = wholeNotification;
const by = (model_funnel: object | null, more: object = {}) => ({
  ...whole,
  condition: { ...whole.condition, model_funnel, ...more },
});
const at = (...timings: unknown[]) => ({ ...whole, timings });
const rest = "、店長・受付へ、Slack「予約通知」とメール「店舗」で、";
const waits = "それ以外の時間の通知は、次の時間帯まで待ってから届きます。";

describe("in Japanese", () => {
  const all = { ...whole, schedule: { mode: "always", timezone: "Asia/Tokyo" } };
  const row = (weekdays: number[], from = "09:00", to = "18:00") => ({ weekdays, from, to });
  test.each([
    [
      "the whole one",
      whole,
      `フォーム「名前1」に回答があったら${rest}平日 9:00〜18:00、土 10:00〜24:00 に知らせます。${waits}`,
    ],
    ["always", all, `フォーム「名前1」に回答があったら${rest}いつでも知らせます。`],
    [
      "off",
      { ...all, use_notify: false },
      `この通知は止まっています。フォーム「名前1」に回答があったら${rest}いつでも知らせます。`,
    ],
    [
      "no event",
      { ...by(null), schedule: {} },
      `「（イベント未選択）」が起きたら${rest}いつでも知らせます。`,
    ],
    [
      "an event that nobody knows",
      { ...by({ group: "x", model: "x", event: "xyz" }), schedule: {} },
      `「不明なイベント（xyz）」が起きたら${rest}いつでも知らせます。`,
    ],
    [
      "each form",
      { ...by({ ...whole.condition.model_funnel, model_id: null }), schedule: {} },
      `いずれかのフォームに回答があったら${rest}いつでも知らせます。`,
    ],
    [
      "a condition",
      { ...by(whole.condition.model_funnel, { member_query_id: 31 }), schedule: {} },
      `フォーム「名前1」に回答があったら、条件に合う友だちについて${rest}いつでも知らせます。`,
    ],
    [
      "a condition where there is no friend",
      {
        ...by(
          { group: "service", model: "send_count", event: "send_count_full", model_id: null },
          { member_query_id: 31 },
        ),
        schedule: {},
      },
      `送信数が上限に達したら${rest}いつでも知らせます。`,
    ],
    [
      "no roles",
      { ...by(whole.condition.model_funnel, { operator_role: [] }), schedule: {} },
      "フォーム「名前1」に回答があったら、すべての権限へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    ],
    [
      "a role that nobody knows",
      { ...by(whole.condition.model_funnel, { operator_role: [9] }), schedule: {} },
      "フォーム「名前1」に回答があったら、権限（ID 9）へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    ],
    [
      "no channel",
      { ...all, notification_channels: [] },
      "フォーム「名前1」に回答があったら、店長・受付へ、（通知先未選択）で、いつでも知らせます。",
    ],
    [
      "three channels, one of them gone",
      {
        ...all,
        notification_channels: [
          { id: 2, kind: "slack" },
          { id: 3, kind: "mail" },
          { id: 99, kind: "pager" },
        ],
      },
      "フォーム「名前1」に回答があったら、店長・受付へ、Slack「アラート」、メール「店舗」と削除済みの通知先（ID 99）で、いつでも知らせます。",
    ],
    [
      "every day",
      at(row([0, 1, 2, 3, 4, 5, 6])),
      `フォーム「名前1」に回答があったら${rest}毎日 9:00〜18:00 に知らせます。${waits}`,
    ],
    [
      "a weekend",
      at(row([0, 6])),
      `フォーム「名前1」に回答があったら${rest}土日 9:00〜18:00 に知らせます。${waits}`,
    ],
    [
      "some days, Monday first",
      at(row([0, 1, 3])),
      `フォーム「名前1」に回答があったら${rest}月・水・日 9:00〜18:00 に知らせます。${waits}`,
    ],
    ["no hours yet", at(), `フォーム「名前1」に回答があったら${rest}（時間帯未設定） に知らせます。${waits}`],
    [
      "hours that cannot be read",
      at("x"),
      `フォーム「名前1」に回答があったら${rest}読み取れない時間帯 に知らせます。${waits}`,
    ],
    [
      "another zone",
      { ...at(row([1])), schedule: { mode: "window", timezone: "America/New_York" } },
      `フォーム「名前1」に回答があったら${rest}月 9:00〜18:00、（America/New_York） に知らせます。${waits}`,
    ],
    [
      "a mode that nobody knows",
      { ...whole, schedule: { mode: "monthly" } },
      `フォーム「名前1」に回答があったら${rest}不明な指定（monthly） に知らせます。`,
    ],
  ])("%s", (_, document, expected) => {
    expect(sentence(document)).toBe(expected);
  });

  test("channels that are not known yet are not gone", () => {
    expect(sentence(all, { channels: null })).toContain("Slack（ID 1）とメール（ID 3）で、");
    const ofSlack = { channels: [], kinds: new Set(["slack"]) };
    expect(sentence(all, { channels: ofSlack })).toContain("削除済みの通知先（ID 1）とメール（ID 3）で、");
  });
});

test("in English", () => {
  expect(sentence(whole, { locale: "en" })).toBe(
    "When form “名前1” is answered, tells 店長, 受付 by Slack “予約通知” and Mail “店舗” on workdays 9:00–18:00, Sat 10:00–24:00. What happens at other times waits for the next hours.",
  );
});

const everyEvent = Object.entries(funnelEvents).flatMap(([group, models]) =>
  Object.entries(models as Readonly<Record<string, readonly string[]>>).flatMap(([model, names]) =>
    names.map((event) => ({ group, model, event })),
  ),
);

test("each of the 40 events has a sentence of its own, in both languages", () => {
  for (const locale of ["ja", "en"] as const) {
    const sentences = everyEvent.map((funnel) => sentence(by({ ...funnel, model_id: null }), { locale }));
    expect(new Set(sentences).size).toBe(40);
    expect(Object.keys(eventWords[locale].events)).toEqual(everyEvent.map(({ event }) => event));
  }
});

test("what is offered: what the server has and we know, in its order and words; all without it", () => {
  const given = [
    { event: "url_clicked", label: "クリック", sample_title: "a", sample_body: "b" },
    { event: "nobody_knows", label: "?", sample_title: "", sample_body: "" },
    { event: "tag_attached", label: "", sample_title: "", sample_body: "" },
    { event: "url_clicked", label: "二度", sample_title: "", sample_body: "" },
  ];
  expect(
    offeredEvents(given, "ja").map(({ group, model, event, label }) => [group, model, event, label]),
  ).toEqual([
    ["url", "site", "url_clicked", "クリック"],
    ["tag", "tag", "tag_attached", "タグの追加"],
  ]);
  expect(offeredEvents(null, "ja").map(({ event }) => event)).toEqual(everyEvent.map(({ event }) => event));
});

test("every field that changes what happens changes the sentence", () => {
  const start = sentence(whole);
  const changes: object[] = [
    { use_notify: false },
    by(null),
    by({ ...whole.condition.model_funnel, event: "form_answered_anonymously" }),
    by({ ...whole.condition.model_funnel, model_id: 2 }),
    by(whole.condition.model_funnel, { member_query_id: 5 }),
    by(whole.condition.model_funnel, { operator_role: [1802] }),
    { notification_channels: whole.notification_channels.slice(0, 1) },
    { notification_channels: whole.notification_channels.toReversed() },
    { schedule: { mode: "always" } },
    { schedule: { mode: "window", timezone: "UTC" } },
    { timings: whole.timings.slice(1) },
    { timings: [{ ...whole.timings[0], weekdays: [1] }, whole.timings[1]] },
    { timings: [{ ...whole.timings[0], from: "09:01" }, whole.timings[1]] },
    { timings: [{ ...whole.timings[0], to: "18:01" }, whole.timings[1]] },
  ];
  const sentences = changes.map((change) => sentence({ ...whole, ...change }));
  for (const each of sentences) expect(each).not.toBe(start);
  expect(new Set(sentences).size).toBe(changes.length);
});
