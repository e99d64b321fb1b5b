import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  channelsOf,
  conditionOf,
  decidedBySave,
  emptyNotification,
  eventOf,
  isOn,
  type NotificationState,
  readNotification,
  rolesOf,
  titleOf,
  writeNotification,
} from "../../../src/features/notification/entity.js";
import { problemsOf } from "../../../src/features/notification/problems.js";
import { refusedFields } from "../../../src/features/notification/refused-fields.js";
import { notificationSchema } from "../../../src/features/notification/schema.js";
import * as transitions from "../../../src/features/notification/transitions.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { wholeNotification } from "../../fixtures/notifications.js";
import { notificationExamples } from "./samples.js";

const read = (data: unknown) => readNotification(data as PlainData) as NotificationState;
const write = (state: NotificationState | null) => state && writeNotification(state);
const settings = { locale: "ja" } as Parameters<typeof problemsOf>[1];
const messagesOf = (state: NotificationState) =>
  problemsOf(state, settings).map(({ place, message }) => (place === "" ? message : `${place}：${message}`));

describe("what was loaded goes back as it came", () => {
  test.each(notificationExamples.map((each) => [each.title, each]))("%s", (_, example) => {
    expect(JSON.stringify(write(read(example)))).toBe(JSON.stringify(example));
  });

  test("whatever it is, as long as it is an object", () => {
    const names = [...Object.keys(emptyNotification()), "updated_at", "future", "__proto__", "constructor"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (document) => {
        expect(JSON.stringify(write(read(document)))).toBe(JSON.stringify(document));
        // It is judged and shown as well, and nothing is thrown.
        problemsOf(read(document), settings);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([null, 5, "x", true, []])("%j is none", (data) => {
    expect(readNotification(data)).toBe(null);
  });

  test("the blank one and a whole one are what the schema says", () => {
    expect(v.is(notificationSchema, emptyNotification())).toBe(true);
    expect(v.is(notificationSchema, wholeNotification)).toBe(true);
    // What can be held, not what may be saved.
    expect(v.is(notificationSchema, { timings: [{ weekdays: [7] }] })).toBe(true);
    for (const none of [null, [], "x", 5]) expect(v.is(notificationSchema, none)).toBe(false);
  });
});

describe("what is read of it", () => {
  test("texts and figures of other programs", () => {
    const state = read({
      title: 12,
      use_notify: "0",
      condition: {
        member_query_id: "31",
        operator_role: ["1802", null, -1, 1804],
        model_funnel: { event: "x" },
      },
      notification_channels: [
        { id: "5", kind: "mail" },
        { id: 0, kind: "mail" },
        { id: 6 },
        null,
        { id: 5, kind: "mail" },
      ],
    });
    expect(titleOf(state)).toBe("12");
    expect(isOn(state)).toBe(false);
    expect(conditionOf(state)).toBe(31);
    expect(rolesOf(state)).toEqual([1802, 1804]);
    expect(eventOf(state)).toEqual({ group: "", model: "", event: "x", modelId: null });
    expect(channelsOf(state)).toEqual([{ id: 5, kind: "mail" }]);
  });

  test("a save decides the id and when it was", () => {
    const decided = { id: 9, updated_at: "2026-11-27T10:00:00+09:00" };
    expect(decidedBySave({}, { data: decided })).toEqual(decided);
    expect(decidedBySave({}, decided)).toEqual(decided);
    expect(decidedBySave({}, "saved")).toEqual({});
  });
});

describe("what an operator does", () => {
  const whole = read(wholeNotification);
  const condition = (state: NotificationState | null) => (write(state)?.condition ?? {}) as PlainObject;

  test("another event of the same model keeps what it is about, of another clears it", () => {
    const same = transitions.chooseEvent(whole, {
      group: "form",
      model: "form",
      event: "form_answered_anonymously",
    });
    expect(condition(same).model_funnel).toEqual({
      group: "form",
      model: "form",
      event: "form_answered_anonymously",
      model_id: 1,
    });
    const other = transitions.chooseEvent(whole, { group: "tag", model: "tag", event: "tag_attached" });
    expect(condition(other).model_funnel).toMatchObject({ event: "tag_attached", model_id: null });
  });

  test("channels stand in the order in which they were chosen, and what cannot be read of them stays", () => {
    const held = read({
      ...wholeNotification,
      notification_channels: [5, { id: 1, kind: "slack", more: 1 }],
    });
    const more = transitions.tickChannel(held, { id: 2, kind: "mail" }, true);
    expect(write(more)?.notification_channels).toEqual([
      5,
      { id: 1, kind: "slack", more: 1 },
      { id: 2, kind: "mail" },
    ]);
    expect(
      write(transitions.tickChannel(held, { id: 1, kind: "slack" }, false))?.notification_channels,
    ).toEqual([5]);
    expect(transitions.tickChannel(held, { id: 1, kind: "slack" }, true)).toBe(null);
  });

  test("always keeps the hours", () => {
    const always = transitions.chooseMode(whole, "always");
    expect(write(always)).toEqual({
      ...wholeNotification,
      schedule: { mode: "always", timezone: "Asia/Tokyo" },
    });
  });

  test("a stroke writes the normal form, and what says no hours stays behind it", () => {
    const state = read({
      ...wholeNotification,
      timings: [null, { weekdays: [1], from: "09:10", to: "10:00" }],
    });
    const next = transitions.paint(state, { days: [1, 2], from: 570, to: 630, open: true });
    expect(write(next)?.timings).toEqual([
      { weekdays: [1], from: "09:10", to: "10:30" },
      { weekdays: [2], from: "09:30", to: "10:30" },
      null,
    ]);
  });

  test("an end of midnight is stored as the end of the day", () => {
    const [row] = whole.rows;
    const midnight = transitions.setTime(whole, row?.key ?? "", "to", "00:00");
    const settled = midnight && transitions.completeEnd(midnight, row?.key ?? "");
    expect(write(settled)?.timings).toEqual([
      { ...wholeNotification.timings[0], to: "23:59" },
      wholeNotification.timings[1],
    ]);
  });
});

describe("a window whose hours are no rows", () => {
  const required = "通知する曜日と時間を設定してください";
  test.each([
    ["9-18", []],
    [{ mon: "9-18" }, []],
    [5, []],
    [null, [required]],
    [undefined, [required]],
  ])("%j goes back as it came, also when the rest is edited", (timings, said) => {
    const { timings: _, ...rest } = wholeNotification;
    const stored = JSON.parse(JSON.stringify({ ...rest, timings, more: 1 }));
    const state = read(stored);
    expect(JSON.stringify(write(state))).toBe(JSON.stringify(stored));
    expect(messagesOf(state)).toEqual(said);
    const renamed = { ...stored, title: "別の名前" };
    expect(JSON.stringify(write(transitions.rename(state, "別の名前")))).toBe(JSON.stringify(renamed));
    // A row that is added is the operator's, and takes their place.
    expect(write(transitions.addTiming(state))?.timings).toHaveLength(1);
  });
});

describe("what may be saved", () => {
  const blank = read(emptyNotification());
  test.each([
    [
      "a blank one",
      {},
      ["通知名を入力してください", "イベントを選択してください", "通知先を1つ以上選択してください"],
    ],
    ["one that is off needs a name alone", { use_notify: false }, ["通知名を入力してください"]],
    [
      "101 characters",
      { use_notify: false, title: "あ".repeat(101) },
      ["通知名は100文字以内で入力してください"],
    ],
    ["100 pairs of surrogates", { use_notify: false, title: "😀".repeat(100) }, []],
    [
      "a window without hours",
      { ...wholeNotification, timings: [] },
      ["通知する曜日と時間を設定してください"],
    ],
    [
      "rows",
      {
        ...wholeNotification,
        timings: [
          { weekdays: [], from: "09:00", to: "" },
          { weekdays: [1], from: "10:00", to: "09:00" },
          { weekdays: [1], from: "10:00", to: "00:00" },
          "held",
        ],
      },
      [
        "時間帯 1：曜日を選択してください",
        "時間帯 1：時刻を入力してください",
        "時間帯 2：終了は開始より後にしてください",
      ],
    ],
    [
      "rows of one that is off may be unfinished, and not wrong",
      {
        ...wholeNotification,
        use_notify: false,
        timings: [
          { weekdays: [], from: "", to: "" },
          { weekdays: [1], from: "09:00" },
          { weekdays: [], from: "10:00", to: "09:00" },
        ],
      },
      ["時間帯 3：終了は開始より後にしてください"],
    ],
    [
      "a window without hours, of one that is off",
      { ...wholeNotification, use_notify: false, timings: [] },
      [],
    ],
    [
      "rows that are not used",
      { ...wholeNotification, schedule: { mode: "always" }, timings: [{ weekdays: [], from: "", to: "" }] },
      [],
    ],
  ])("%s", (_, values, expected) => {
    expect(messagesOf(read({ ...writeNotification(blank), ...values }))).toEqual(expected);
  });

  test("a condition that is being edited keeps it", () => {
    const state = { ...read(wholeNotification), pendingCondition: { document: {}, rows: [], nextKey: 0 } };
    expect(messagesOf(state)).toEqual(["条件の編集が途中です"]);
  });

  test("what a server says of fields stands at them, all of it", () => {
    const fields = {
      title: ["一", "二"],
      "condition.model_funnel": ["三"],
      "notification_channels.1": ["四"],
      "timings.0.to": ["五"],
      other: ["六"],
    };
    const said = refusedFields(read(wholeNotification), {
      ...{ kind: "invalid", status: 422, messages: [] },
      fields,
    });
    expect(said.map(({ field, message }) => [field, message])).toEqual([
      ["title", "一"],
      ["title", "二"],
      ["event", "三"],
      ["channels", "四"],
    ]);
  });
});
