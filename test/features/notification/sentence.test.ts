import { describe, expect, test } from "vitest";
import type { KnownChannels } from "../../../src/features/notification/channels/known-channels.js";
import { type NotificationState, readNotification } from "../../../src/features/notification/entity.js";
import { funnelEvents } from "../../../src/features/notification/events/funnel-events.js";
import { eventWords } from "../../../src/features/notification/events/messages.js";
import { offeredEvents } from "../../../src/features/notification/events/offered.js";
import { sentenceOf } from "../../../src/features/notification/sentence/sentence.js";
import type { Locale } from "../../../src/lib/locale.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { createSentenceFormat, type Names } from "../../../src/references/index.js";
import { boilerplate, channels, wholeNotification } from "../../fixtures/notifications.js";
import { goldenDocument, type goldenDocuments } from "./golden-documents.js";
import { goldenSentences } from "./golden-sentences.js";

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

describe.each(Object.entries(goldenSentences))("%s", (name, [ja, en]) => {
  const document = goldenDocument(name as keyof typeof goldenDocuments);

  test("in Japanese", () => expect(sentence(document)).toBe(ja));
  test("in English", () => expect(sentence(document, { locale: "en" })).toBe(en));
  test("no blank is doubled or stands before a mark", () => {
    for (const text of [ja, en]) expect(text).not.toMatch(/ {2}| [.,、。」）]|「 |、、/);
  });
});

test("there are 40 sentences and more, and each is another one", () => {
  const all = Object.values(goldenSentences).flat();
  expect(all.length).toBeGreaterThanOrEqual(40);
  // Hours that open nothing are said as none.
  expect(new Set(all).size).toBe(all.length - 2);
});

test("channels that are not known yet are not gone", () => {
  const always = goldenDocument("nothing more");
  expect(sentence(always, { channels: null })).toContain("Slack（ID 1）とメール（ID 3）で、");
  const ofSlack = { channels: [], kinds: new Set(["slack"]) };
  expect(sentence(always, { channels: ofSlack })).toContain("削除済みの通知先（ID 1）とメール（ID 3）で、");
});

describe("what is stored for the rows and is none", () => {
  const of = (stored: object) => {
    const { timings: _, ...without } = { ...whole, schedule: { mode: "window", timezone: "Asia/Tokyo" } };
    return { ...without, ...stored };
  };

  test.each([["9-18"], [{ mon: "9-18" }], [5], [true]])("%j may say hours, and cannot be read", (timings) => {
    const document = of({ timings });
    expect(sentence(document)).toContain("で、読み取れない時間帯に知らせます。それ以外の時間の通知は、");
    expect(sentence(document, { locale: "en" })).toContain("at hours that cannot be read.");
    expect(sentence(document)).not.toContain("時間帯がない");
  });

  test.each([[{ timings: null }], [{}], [{ timings: [] }]])("%j says no hours", (stored) => {
    expect(sentence(of(stored))).toContain("まだ設定されていない時間帯に知らせます。時間帯がないため、");
  });
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
