import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  CancelBy,
  Firing,
  GoalDay,
  GoalSource,
  type ReminderEffect,
  reminder,
  reminderOf,
} from "../../../../src/features/action/effects/reminder/reminder.js";
import { reminderSamples as samples } from "../../../../src/features/action/effects/reminder/reminder.samples.js";
import * as transitions from "../../../../src/features/action/effects/reminder/transitions.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { sentenceOf, sharedSentences, varied } from "./effect-sentences.js";
import { problemsOf } from "./judged.js";
import { warningsOf } from "./warned.js";

const { typical, friendInfo, linked, cancel, cancelDay, cancelMoment, sparse, withUnknownKeys } = samples;

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(reminder.create())).toBe(JSON.stringify(defaults.effects[15]));
});

test("the canonical ones are samples, key for key", () => {
  const canonical = every.inputs.filter(({ type }) => type === 15);
  expect([typical, cancelMoment, friendInfo, linked].map((sample) => JSON.stringify(sample))).toEqual(
    canonical.map((effect) => JSON.stringify(effect)),
  );
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(reminder.schema, effect)).toMatchObject({ success: true, output: effect });
});

test("what a server writes for nothing is read too", () => {
  const nothing = Object.fromEntries(Object.keys(typical).map((key) => [key, null]));
  expect(safeParse(reminder.schema, { ...nothing, context: null, type: 15 }).success).toBe(true);
});

test.each([
  { firetype: 2 },
  { goal_date_type: "other" },
  { selectionType: 2 },
  { cancel_type: 3 },
  { origin_date: 20_990_401 },
  { context: "order" },
])("with %j it is held", (change) => {
  expect(safeParse(reminder.schema, { ...typical, ...change }).success).toBe(false);
});

test("what a missing key means (rules: reminder-effect, reminder-goal-time)", () => {
  expect(reminderOf(sparse)).toEqual(
    Object.fromEntries(
      Object.entries(reminder.create()).filter(([key]) => key !== "type" && key !== "member_query_id"),
    ),
  );
});

describe("the goal-date modes clear each other (rules: reminder-goal-one-of-two)", () => {
  const { chooseGoalDay } = transitions;
  const both = { ...withUnknownKeys, var_id: 203 };
  it.each<[string, ReminderEffect, object]>([
    [
      "a friend-info date instead of a picked one",
      chooseGoalDay(both, GoalDay.friendInfo),
      { ...both, selectionType: 1, origin_date: null },
    ],
    [
      "a picked date instead of a friend-info one",
      chooseGoalDay({ ...both, selectionType: 1 }, GoalDay.picked),
      { ...both, selectionType: 0, var_id: null },
    ],
    ["the same again", chooseGoalDay(both, GoalDay.picked), both],
    [
      "where nothing was stored",
      chooseGoalDay(sparse, GoalDay.friendInfo),
      { type: 15, selectionType: 1, origin_date: null },
    ],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("what the operator does (rules: reminder-effect)", () => {
  const context = { ...linked.context, key: "order.created_at", key_label: "注文日時" };
  it.each<[string, ReminderEffect, object]>([
    [
      "it is to be cancelled",
      transitions.chooseFiring(withUnknownKeys, Firing.cancel),
      { ...withUnknownKeys, firetype: 1 },
    ],
    ["a reminder is chosen", transitions.chooseReminder(typical, 702), { ...typical, episode_id: 702 }],
    ["it is taken off", transitions.chooseReminder(typical, null), { ...typical, episode_id: null }],
    [
      "the goal comes with the call",
      transitions.chooseGoalSource(typical, GoalSource.linked),
      { ...typical, goal_date_type: "dynamic_context" },
    ],
    [
      "the goal is set here again",
      transitions.chooseGoalSource(linked, GoalSource.specified),
      { ...linked, goal_date_type: "specified" },
    ],
    ["a value of the call is chosen", transitions.chooseLinkedGoal(linked, context), { ...linked, context }],
    [
      "a day is entered",
      transitions.setGoal(typical, "origin_date", "2099-05-01"),
      { ...typical, origin_date: "2099-05-01" },
    ],
    ["it is emptied", transitions.setGoal(typical, "origin_date", ""), { ...typical, origin_date: null }],
    [
      "a time is entered",
      transitions.setGoal(typical, "origin_time", "09:30"),
      { ...typical, origin_time: "09:30" },
    ],
    ["a variable is chosen", transitions.chooseGoalVariable(friendInfo, 209), { ...friendInfo, var_id: 209 }],
    [
      "reminders of a day are to end",
      transitions.chooseCancelBy(cancel, CancelBy.day),
      { ...cancel, cancel_type: 1 },
    ],
    [
      "reminders of a moment are to end: the time at first (rules: reminder-goal-time)",
      transitions.chooseCancelBy(cancel, CancelBy.moment),
      { ...cancel, cancel_type: 2, cancel_origin_time: "10:00" },
    ],
    [
      "a time that was entered stays",
      transitions.chooseCancelBy({ ...cancelDay, cancel_origin_time: "18:00" }, CancelBy.moment),
      { ...cancelDay, cancel_type: 2, cancel_origin_time: "18:00" },
    ],
    [
      "every one is to end",
      transitions.chooseCancelBy(cancelMoment, CancelBy.none),
      { ...cancelMoment, cancel_type: 0 },
    ],
    [
      "the day of the ones that end is emptied",
      transitions.setCanceled(cancelMoment, "cancel_origin_date", ""),
      { ...cancelMoment, cancel_origin_date: null },
    ],
    [
      "their time is entered",
      transitions.setCanceled(cancelMoment, "cancel_origin_time", "11:15"),
      { ...cancelMoment, cancel_origin_time: "11:15" },
    ],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("what may be held but not saved (rules: reminder-effect)", () => {
  const reminderMissing = ["episode_id", "リマインダを選択してください。"];
  const dayMissing = ["origin_date", "ゴール日を入力してください。"];
  const timeMissing = ["origin_time", "ゴール時刻を入力してください。"];
  const variableMissing = ["var_id", "友だち情報を選択してください。"];
  const keyMissing = ["context", "連携データの項目を選択してください。"];
  const canceledDayMissing = ["cancel_origin_date", "解除するゴール日を入力してください。"];
  const canceledTimeMissing = ["cancel_origin_time", "解除するゴール時刻を入力してください。"];
  it.each<[string, ReminderEffect, unknown[]]>([
    ["typical", typical, []],
    ["with seconds", samples.withSeconds, []],
    ["past", samples.past, []],
    ["deleted", samples.deleted, []],
    ["empty", samples.empty, [reminderMissing, dayMissing]],
    ["empty texts", samples.emptyTexts, [reminderMissing, dayMissing]],
    ["sparse", sparse, [reminderMissing, dayMissing]],
    ["a day that does not exist", samples.noSuchDay, [dayMissing]],
    ["a day in another spelling", { ...typical, origin_date: "2099/04/01" }, [dayMissing]],
    ["no time", { ...typical, origin_time: null }, [timeMissing]],
    ["no time of day", { ...typical, origin_time: "24:00" }, [timeMissing]],
    ["a variable", friendInfo, []],
    ["a variable without a time", samples.friendInfoUntimed, []],
    ["no variable", samples.variableUnchosen, [variableMissing]],
    ["linked data", linked, []],
    ["no value of linked data", samples.linkedUnchosen, [keyMissing]],
    ["linked data asks for no day", { ...linked, origin_time: null }, []],
    ["cancelling asks for no goal", cancel, []],
    ["cancelling by day", cancelDay, []],
    ["cancelling by moment", cancelMoment, []],
    ["cancelling by day without one", { ...cancelDay, cancel_origin_date: null }, [canceledDayMissing]],
    ["cancelling by moment without one", samples.cancelUnset, [canceledDayMissing]],
    ["cancelling by moment without time", { ...cancelMoment, cancel_origin_time: "" }, [canceledTimeMissing]],
    ["cancelling none", { ...cancel, episode_id: null }, [reminderMissing]],
  ])("%s", (_, effect, problems) => {
    expect(problemsOf(reminder, effect)).toEqual(
      problems.map((each) => {
        const [field, message] = each as [string, string];
        return { field, message };
      }),
    );
  });
});

describe("the goal must be in the future (rules: reminder-goal-future)", () => {
  const past = [{ field: "origin_date", message: "ゴール日時は未来の日時にしてください" }];
  const at = (day: string | null, time: string | null = "10:00") => ({
    ...typical,
    origin_date: day,
    origin_time: time,
  });
  const now = "2026-05-01 09:00";
  it.each<[string, ReminderEffect, object[]]>([
    ["yesterday", at("2026-04-30"), past],
    ["earlier today", at("2026-05-01", "08:59"), past],
    ["this minute", at("2026-05-01", "09:00"), past],
    ["this minute with seconds", at("2026-05-01", "09:00:59"), past],
    ["the next minute", at("2026-05-01", "09:01"), []],
    ["tomorrow", at("2026-05-02", "00:00"), []],
    ["yesterday without a time", at("2026-04-30", null), past],
    ["today without a time", at("2026-05-01", null), []],
    ["no day", at(null), []],
    ["no day of the calendar", at("2026-02-31"), []],
    ["today at the default time", { type: 15, origin_date: "2026-05-01" }, []],
    ["a variable", { ...friendInfo, origin_date: "2020-04-01" }, []],
    ["linked data", { ...linked, origin_date: "2020-04-01" }, []],
    ["cancelling", { ...cancelDay, origin_date: "2020-04-01", cancel_origin_date: "2020-04-01" }, []],
  ])("%s", (_, effect, warnings) => expect(warningsOf(reminder, effect, now)).toEqual(warnings));
});

test.each<[keyof typeof samples, string, string]>([
  [
    "typical",
    "リマインダ「episode701」を、2099年4月1日 10:00をゴールに開始する",
    "Start the reminder “episode701” with the goal 2099-04-01 10:00",
  ],
  [
    "friendInfo",
    "リマインダ「episode702」を、友だち情報「varia203」の日付の10:00をゴールに開始する",
    "Start the reminder “episode702” with the goal the date of friend info “varia203” at 10:00",
  ],
  [
    "friendInfoUntimed",
    "リマインダ「episode702」を、友だち情報「varia203」の日付をゴールに開始する",
    "Start the reminder “episode702” with the goal the date of friend info “varia203”",
  ],
  [
    "linked",
    "リマインダ「episode701」を、連携データ「注文」の「受取日」をゴールに開始する",
    "Start the reminder “episode701” with the goal the linked value “受取日” of “注文”",
  ],
  ["cancel", "リマインダ「episode701」を解除する", "Cancel the reminder “episode701”"],
  [
    "cancelDay",
    "ゴール日が2099年4月1日のリマインダ「episode701」を解除する",
    "Cancel the reminder “episode701” with the goal date 2099-04-01",
  ],
  [
    "cancelMoment",
    "ゴール日時が2099年4月1日 10:00のリマインダ「episode701」を解除する",
    "Cancel the reminder “episode701” with the goal 2099-04-01 10:00",
  ],
  [
    "sparse",
    "リマインダ（未選択）を、（未入力） 10:00をゴールに開始する",
    "Start the reminder (nothing chosen) with the goal (nothing entered) 10:00",
  ],
  [
    "noSuchDay",
    "リマインダ「episode701」を、「2099-02-31」 10:00をゴールに開始する",
    "Start the reminder “episode701” with the goal “2099-02-31” 10:00",
  ],
])("%s says %s", (name, ja, en) => {
  expect(sentenceOf(reminder, samples[name])).toBe(ja);
  expect(sentenceOf(reminder, samples[name], "en")).toBe(en);
});

describe("no two that do different things are said alike, in any language", () => {
  const days = ["2099-04-01", "2099-04-02", null];
  const times = ["10:00", "10:01", null];
  const contexts = [
    linked.context,
    { ...linked.context, key_label: "注文日時" },
    { ...linked.context, event_label: "解約" },
    null,
  ];
  it.each<[string, ReminderEffect[]]>([
    ["reminders", varied<ReminderEffect, "episode_id">(typical, "episode_id", [701, 702, null])],
    ["days", varied<ReminderEffect, "origin_date">(typical, "origin_date", days)],
    ["times", varied<ReminderEffect, "origin_time">(typical, "origin_time", times)],
    ["times of variables", varied<ReminderEffect, "origin_time">(friendInfo, "origin_time", times)],
    ["variables", varied<ReminderEffect, "var_id">(friendInfo, "var_id", [203, 209, null])],
    ["values of calls", varied<ReminderEffect, "context">(linked, "context", contexts)],
    ["days to cancel", varied<ReminderEffect, "cancel_origin_date">(cancelDay, "cancel_origin_date", days)],
    [
      "times to cancel",
      varied<ReminderEffect, "cancel_origin_time">(cancelMoment, "cancel_origin_time", times),
    ],
    ["smoke", [typical, friendInfo, linked, cancel, cancelDay, cancelMoment]],
  ])("%s", (_, effects) => expect(sharedSentences(reminder, effects)).toEqual([]));
});
