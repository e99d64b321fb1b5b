import { expect, test } from "vitest";
import { type EpisodeState, readEpisode } from "../../../src/features/episode/entity.js";
import { kindOf } from "../../../src/features/episode/kinds.js";
import { episodeWords } from "../../../src/features/episode/messages.js";
import { lengthText, stepSentence, wholeSentence } from "../../../src/features/episode/sentence.js";
import { context } from "../../../src/features/message/placeholders/context/context.js";
import { contextValues } from "../../../src/features/message/placeholders/context/context-values.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { createSentenceFormat, type Names } from "../../../src/references/index.js";
import { blankEpisode, blankStep } from "../../fixtures/episodes.js";

const names = {
  nameOf: (kind: string, id: unknown) => `${kind} ${id}`,
  groupName: () => "",
  codeName: () => "",
  choiceName: () => "",
  planName: () => "",
  variableType: () => null,
} as unknown as Names;
const text = { kind: "text", text: "こんにちは\n[[name]]さん", template_id: null, action_id: null };

test.each<[PlainObject, "goal" | "start" | "end", string, string]>([
  [
    {},
    "goal",
    "ゴールの1日前 10:00に、テキスト「こんにちは ［名前］さん」を送る",
    "1 days before the goal at 10:00: the text “こんにちは [Name]さん”",
  ],
  [{ days: 0 }, "start", "予約日の当日 10:00に、テキスト「こんにちは ［名前］さん」を送る", ""],
  [
    { days: 2, direction: "after", time: null },
    "end",
    "来店日の2日後 （時刻未入力）に、テキスト「こんにちは ［名前］さん」を送る",
    "",
  ],
  [
    { timing_type: 1, offset_min: 1500 },
    "start",
    "予約開始の1日1時間前に、テキスト「こんにちは ［名前］さん」を送る",
    "",
  ],
  [
    { timing_type: 1, offset_min: 0 },
    "end",
    "予約終了ちょうどに、テキスト「こんにちは ［名前］さん」を送る",
    "",
  ],
  [
    { timing_type: 1, offset_min: null, direction: "after" },
    "goal",
    "ゴールの（未入力）後に、テキスト「こんにちは ［名前］さん」を送る",
    "",
  ],
  [
    { content: { kind: "template", template_id: 5 } },
    "goal",
    "ゴールの1日前 10:00に、テンプレート「egg 5」を送る",
    "",
  ],
  [
    { content: { kind: "action", action_id: null }, member_query_id: 3 },
    "goal",
    "ゴールの1日前 10:00に、条件に合う友だちへアクション（未選択）を実行する",
    "",
  ],
  [{ timing_type: 5 }, "goal", "読み取れないステップ", "A step that cannot be read"],
])("%j before %s", (values, base, ja, en) => {
  const step = { ...blankStep, content: text, ...values };
  expect(stepSentence(step, base, false, createSentenceFormat(names, "ja", "whole"))).toBe(ja);
  if (en !== "") expect(stepSentence(step, base, false, createSentenceFormat(names, "en", "whole"))).toBe(en);
});

test("each field that changes what happens changes the sentence", () => {
  const format = createSentenceFormat(names, "ja", "whole");
  const say = (values: PlainObject, base: "goal" | "start" = "goal", isPending = false) =>
    stepSentence({ ...blankStep, content: text, ...values }, base, isPending, format);
  const said = [
    say({}),
    say({ days: 2 }),
    say({ direction: "after" }),
    say({ time: "10:01" }),
    say({ timing_type: 1, offset_min: 60 }),
    say({ timing_type: 1, offset_min: 61 }),
    say({ member_query_id: 1 }),
    say({}, "goal", true),
    say({}, "start"),
    say({ content: { ...text, text: "別の文" } }),
    say({ content: { kind: "template", template_id: 1 } }),
    say({ content: { kind: "action", action_id: 1 } }),
  ];
  expect(new Set(said).size).toBe(said.length);
});

test("the whole, and lengths", () => {
  const of = (type: number, steps: unknown[]) => {
    const { rows } = readEpisode({ ...blankEpisode, type, steps } as never) as EpisodeState;
    return wholeSentence(rows, kindOf(type).base, "ja");
  };
  expect(of(0, [])).toBe("送るものはまだありません。");
  expect(of(0, [blankStep, 5])).toBe("ゴールの日時に合わせて、1件を送ります。");
  expect(of(11, [blankStep])).toBe("予約が終わったあとに、1件を送ります。");
  expect(lengthText(1440 + 22 * 60, episodeWords.ja)).toBe("1日22時間");
});

test("a value of another event cannot be put in, and neither what the account may not have", () => {
  const [, event = ""] = Object.keys(contextValues.reserve.events);
  const settings = {
    ...{ locale: "ja" as const, abilities: [], triggerContext: { category: "reserve", event: "reminder" } },
    unfitPlaceholder: episodeWords.ja.unfitPlaceholder,
  };
  const judge = (placeholder: object) =>
    context.problem?.({ kind: "context", format: null, ...placeholder } as never, {
      settings,
      today: "2026-12-01",
    });
  expect(judge({ category: "reserve", event: "reminder", key: "full_name" })).toBe(null);
  expect(judge({ category: "reserve", event, key: "full_name" })).toBe("この配信では使えない差し込みです");
  expect(judge({ category: "event_book", event: "event_paid", key: "qr_url" })).toBe(
    "この配信では使えない差し込みです",
  );
});
