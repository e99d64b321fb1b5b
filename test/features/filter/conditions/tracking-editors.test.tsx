import { describe, expect, test } from "vitest";
import { ConversionEditor } from "../../../../src/features/filter/conditions/conversion/ConversionEditor.js";
import { conversionSamples } from "../../../../src/features/filter/conditions/conversion/conversion.samples.js";
import { EventReservationEditor } from "../../../../src/features/filter/conditions/event-reservation/EventReservationEditor.js";
import { eventReservationSamples } from "../../../../src/features/filter/conditions/event-reservation/event-reservation.samples.js";
import { JourneyEditor } from "../../../../src/features/filter/conditions/journey/JourneyEditor.js";
import { journeySamples } from "../../../../src/features/filter/conditions/journey/journey.samples.js";
import { LandingEditor } from "../../../../src/features/filter/conditions/landing/LandingEditor.js";
import { landingSamples } from "../../../../src/features/filter/conditions/landing/landing.samples.js";
import { LandingDetailEditor } from "../../../../src/features/filter/conditions/landing-detail/LandingDetailEditor.js";
import type { LandingDetailCondition } from "../../../../src/features/filter/conditions/landing-detail/landing-detail.js";
import { landingDetailSamples } from "../../../../src/features/filter/conditions/landing-detail/landing-detail.samples.js";
import { ReminderEditor } from "../../../../src/features/filter/conditions/reminder/ReminderEditor.js";
import { reminderSamples } from "../../../../src/features/filter/conditions/reminder/reminder.samples.js";
import { fire, write } from "../../../kit/render.js";
import { choice, choose, last } from "./operator.js";
import { type ShownEditor, showEditor } from "./show-editor.js";

test("conversions are taken off and met in another way", async () => {
  const items = [
    { id: 1101, name: "購入" },
    { id: 1102, name: "資料請求" },
  ];
  const shown = await showEditor(ConversionEditor, conversionSamples.any, { items });
  await choose(shown, "コンバージョンの条件", "をどれも未達成");
  expect(last(shown)).toEqual([{ ...conversionSamples.any, tracker_or: 2 }, "tracker_or"]);
  await shown.press(shown.control("購入を外す"));
  expect(last(shown)).toEqual([{ type: 80, tracker_ids: [1102], tracker_or: 2 }, "tracker_ids"]);
});

describe("an event reservation", () => {
  test("keeps the exclusion when the type changes, and the type when the exclusion does", async () => {
    const shown = await showEditor(EventReservationEditor, eventReservationSamples.typical);
    await choose(shown, "予約の状態", "新規申請中");
    expect(last(shown)).toEqual([{ ...eventReservationSamples.typical, match: 13 }, "match"]);
    await shown.press(choice(shown, "である"));
    expect(last(shown)?.[0].match).toBe(3);
  });

  test.each([
    ["says so where there are no slots", [], "予約枠がありません"],
    ["says nothing where there are", [{ id: 801, name: "説明会" }], ""],
  ])("%s", async (_, items, text) => {
    const shown = await showEditor(EventReservationEditor, eventReservationSamples.empty, { items });
    expect(shown.box.querySelector(".choice-note")?.textContent ?? "").toBe(text);
  });
});

describe("a landing", () => {
  test("has dates only where one is chosen and not excluded (rules: landing-condition)", async () => {
    const fields = async (condition: (typeof landingSamples)[keyof typeof landingSamples]) => {
      const { box } = await showEditor(LandingEditor, condition);
      const dates = box.querySelectorAll("select[data-field=use_date], [type=date], [type=time]");
      return [...dates].map((each) => each.getAttribute("data-field"));
    };
    expect(await fields(landingSamples.days)).toEqual(["use_date", "date_from", "date_to"]);
    expect(await fields(landingSamples.moments)).toEqual([
      "use_date",
      "date_from",
      "time_from",
      "date_to",
      "time_to",
    ]);
    expect(await fields(landingSamples.typical)).toEqual(["use_date"]);
    expect(await fields(landingSamples.excludedWithDates)).toEqual([]);
    expect(await fields(landingSamples.empty)).toEqual([]);
  });

  test("that was loaded with an exclusion keeps its dates until it is edited", async () => {
    const shown = await showEditor(LandingEditor, landingSamples.excludedWithDates);
    expect(shown.changes).toEqual([]);
    await choose(shown, "流入経路の条件", "のうち未登録がある");
    expect(last(shown)?.[0]).toMatchObject({ landing_or: 3, use_date: 0, date_from: null, time_to: null });
  });

  test("days and times are written one by one", async () => {
    const shown = await showEditor(LandingEditor, landingSamples.moments);
    await write(shown.control("登録時刻 から"), "10:30");
    await write(shown.control("登録日 まで"), "2026-06-30");
    expect(last(shown)).toEqual([
      { ...landingSamples.moments, time_from: "10:30", date_to: "2026-06-30" },
      "date_to",
    ]);
    await choose(shown, "登録日の指定", "登録日で絞らない");
    expect(last(shown)?.[0]).toMatchObject({ use_date: 0, date_from: null, time_from: null });
  });

  test("what is wrong with its times is said of all four fields", async () => {
    const errors = { time_from: "入力範囲が不正です。" };
    const shown = await showEditor(LandingEditor, landingSamples.moments, { errors });
    expect(shown.box.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
    expect(shown.get(".cond-error").textContent).toBe("入力範囲が不正です。");
  });
});

describe("the parameters of a landing", () => {
  const field = (shown: ShownEditor<LandingDetailCondition>, number: number) =>
    shown.control(`外部パラメータ m1 の${number}個目`);
  const m1 = (shown: ShownEditor<LandingDetailCondition>) => last(shown)?.[0].meta_query?.m1;

  test("begin with three empty groups, and go altogether (rules: landing-detail-condition)", async () => {
    const { withoutParameters } = landingDetailSamples;
    const shown = await showEditor(LandingDetailEditor, withoutParameters);
    await shown.press(choice(shown, "外部パラメータで絞る"));
    expect(last(shown)?.[0]).toEqual({
      ...withoutParameters,
      use_meta_query: 1,
      meta_query: { m1: [], m2: [], m3: [] },
    });
    await shown.press(choice(shown, "外部パラメータで絞る"));
    expect(last(shown)?.[0]).toEqual(withoutParameters);
  });

  test("there is a field for the next text, up to the fifth (rules: landing-detail-condition)", async () => {
    const shown = await showEditor(LandingDetailEditor, landingDetailSamples.noTexts);
    for (const number of [1, 2, 3, 4, 5]) await write(field(shown, number), `t${number}`);
    expect(m1(shown)).toEqual(["t1", "t2", "t3", "t4", "t5"]);
    expect(shown.box.querySelectorAll("[data-field='meta_query.m1']")).toHaveLength(5);
  });

  test("an emptied text goes when its field is left, and the others keep their fields", async () => {
    const shown = await showEditor(LandingDetailEditor, landingDetailSamples.full);
    const [first, third] = [field(shown, 1), field(shown, 3)];
    await write(first, "");
    expect(m1(shown)).toEqual(["", "b", "c", "d", "e"]);
    await fire(first, "focusout");
    expect(m1(shown)).toEqual(["b", "c", "d", "e"]);
    expect(third.isConnected).toBe(true);
    expect(third.value).toBe("c");
  });

  test("a stored empty text is left alone by who only looks", async () => {
    const shown = await showEditor(LandingDetailEditor, landingDetailSamples.hostile);
    await fire(field(shown, 2), "focusout");
    expect(shown.changes).toEqual([]);
  });

  test("a removed one gives the focus to the one in its place", async () => {
    const shown = await showEditor(LandingDetailEditor, landingDetailSamples.full);
    await shown.press(shown.control("外部パラメータ m1 の2個目を削除"));
    expect(m1(shown)).toEqual(["a", "c", "d", "e"]);
    expect(document.activeElement).toBe(field(shown, 2));
    expect(field(shown, 2).value).toBe("c");
  });
});

describe("a reminder", () => {
  test("shows what its use of the goal needs, and forgets the rest", async () => {
    const shown = await showEditor(ReminderEditor, reminderSamples.typical);
    expect(shown.control("ゴール日 から").value).toBe("2026-12-01");
    await choose(shown, "ゴール日の指定", "ゴール日時で絞る");
    expect(last(shown)?.[0]).toMatchObject({ use_date: 2, origin_from: null, origin_to: null });
    expect(shown.control("ゴール時刻").value).toBe("10:00");
    await write(shown.control("ゴール日"), "2026-12-24");
    expect(last(shown)).toEqual([
      { ...reminderSamples.set, use_date: 2, origin_date: "2026-12-24" },
      "origin_date",
    ]);
  });

  test("a time that is not stored counts as ten o'clock", async () => {
    const shown = await showEditor(ReminderEditor, reminderSamples.sparseMoment);
    expect(shown.control("ゴール時刻").value).toBe("10:00");
    expect(shown.changes).toEqual([]);
  });
});

describe("a journey", () => {
  // One list stands for all: a journey among the phases.
  const items = [
    { id: 1401, name: "来店", journey_kpis: [{ journey_tag_id: 1001, order: 1 }] },
    { id: 1402, name: "空", journey_kpis: [] },
    { id: 1001, name: "初回" },
    { id: 9999, name: "よその段階" },
  ];
  const { typical, phaseOfAnother, phaseWithoutJourney, deleted } = journeySamples;

  test("a phase of another journey is not shown, and goes with the first edit (rules: journey-phase-cleared)", async () => {
    const shown = await showEditor(JourneyEditor, phaseOfAnother, { items });
    expect(shown.box.textContent).not.toContain("よその段階");
    expect(shown.changes).toEqual([]);
    await shown.press(choice(shown, "を通過していない"));
    expect(last(shown)).toEqual([{ ...phaseOfAnother, journey_tag_id: null, condition: 10 }, "condition"]);
  });

  test("without a journey it is shown as a new one, and becomes one with the first edit (rules: journey-phase-cleared)", async () => {
    const shown = await showEditor(JourneyEditor, phaseWithoutJourney, { items });
    expect(choice(shown, "を通過した").checked).toBe(true);
    expect(shown.changes).toEqual([]);
    await shown.press(choice(shown, "を通過していない"));
    expect(last(shown)?.[0]).toEqual({ type: 70, journey_id: null, journey_tag_id: null, condition: 10 });
    expect(choice(shown, "を通過していない").checked).toBe(true);
  });

  test.each([
    ["nothing is missing", typical, items, []],
    ["the journey is gone", deleted, items, ["ジャーニーが見つかりません"]],
    ["it has no phases", { ...typical, journey_id: 1402 }, items, ["フェーズが見つかりません"]],
    ["its phase is gone", typical, items.slice(0, 2), ["フェーズが見つかりません"]],
  ] as const)("says what is not found: %s", async (_, condition, listed, text) => {
    const shown = await showEditor(JourneyEditor, condition, { items: listed });
    expect([...shown.box.querySelectorAll(".cond-note")].map(({ textContent }) => textContent)).toEqual(text);
  });
});
