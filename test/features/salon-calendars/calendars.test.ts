import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
  CalendarAccount,
  CalendarAssociation,
  CalendarLink,
  SalonCalendars,
} from "../../../src/api/salon-calendars.js";
import { salonWords } from "../../../src/features/salon/messages.js";
import { momentText } from "../../../src/features/salon/moment-text.js";
import {
  associationKey,
  isPending,
  neighbourOf,
  placesIn,
  shownLinks,
  withAssociation,
  withLink,
  withoutAssociation,
} from "../../../src/features/salon-calendars/calendar-list.js";
import {
  calendarTroubles,
  linkStates,
  purposeText,
  stateText,
  whyCalendarFailed,
} from "../../../src/features/salon-calendars/calendar-text.js";
import { calendarWords } from "../../../src/features/salon-calendars/messages.js";
import { newCalendar, noChoice, readChoice } from "../../../src/features/salon-calendars/new-calendar.js";
import { readInstant } from "../../../src/lib/dates/moments.js";
import type { Failure } from "../../../src/lib/failure.js";

/** Instants are said as of this day. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const own = calendarWords.ja;
const words = salonWords.ja;

const association = (id: number, purpose: string, status = "ok"): CalendarAssociation => ({
  ...{ id, purpose, status, lastSyncedAt: null, errorMessage: null },
  wire: {},
});
const link = (primaryId: number, ...associations: CalendarAssociation[]): CalendarLink => ({
  ...{ primaryId, resourceId: null, calendarName: `calendar ${primaryId}`, associations },
  wire: {},
});
const account = (tokenId: number, more: Partial<CalendarAccount> = {}): CalendarAccount => ({
  tokenId,
  email: `${tokenId}@example.test`,
  needsReauth: false,
  calendars: [
    { id: "own", name: "own", isWritable: true },
    { id: "holidays", name: "holidays", isWritable: false },
  ],
  ...more,
});
const calendars = (...links: CalendarLink[]): SalonCalendars => ({ accounts: [], links, connectUrl: null });
const idsIn = ({ links }: SalonCalendars) =>
  links.map(({ primaryId, associations }) => [primaryId, ...associations.map(({ id }) => id)]);

test("a link takes the place of that with its id, or stands behind all", () => {
  const all = calendars(link(1, association(11, "shift")), link(2));
  expect(idsIn(withLink(all, link(1, association(12, "reservation"))))).toEqual([[1, 12], [2]]);
  expect(idsIn(withLink(withLink(all, link(3)), link(3)))).toEqual([[1, 11], [2], [3]]);
});

test("an association goes by its whole address, and its link with the last one", () => {
  const all = calendars(link(1, association(11, "shift"), association(11, "reservation")), link(2));
  const of = { primaryId: 1, purpose: "shift", associationId: 11 };
  const left = withoutAssociation(all, of);
  expect(left.links[0]?.associations.map(({ purpose }) => purpose)).toEqual(["reservation"]);
  expect(withoutAssociation(left, of)).toEqual(left);
  expect(idsIn(withoutAssociation(left, { ...of, purpose: "reservation" }))).toEqual([[2]]);
});

test("an association that is fetched again has its new state", () => {
  const all = calendars(link(1, association(11, "shift", "error"), association(12, "reservation")), link(2));
  const { links } = withAssociation(all, 1, association(11, "shift", "pending"));
  expect(links[0]?.associations.map(({ status }) => status)).toEqual(["pending", "ok"]);
  expect(links.map(isPending)).toEqual([true, false]);
});

test("what is sent twice is shown once", () => {
  const all = calendars(link(1, association(11, "shift"), association(11, "shift")), link(1));
  expect(shownLinks(all).map(({ associations }) => associations.length)).toEqual([1]);
});

test("the focus goes to the next association, else to the one before", () => {
  const keys = placesIn([link(1, association(11, "shift")), link(2, association(21, "shift"))]).map(
    associationKey,
  );
  expect(neighbourOf(keys, "1/shift/11")).toBe("2/shift/21");
  expect(neighbourOf(keys, "2/shift/21")).toBe("1/shift/11");
  expect(neighbourOf(["1/shift/11"], "1/shift/11")).toBeNull();
  expect(neighbourOf(keys, "3/shift/31")).toBeNull();
});

test.each([
  ["pending", "準備中"],
  ["syncing", "同期中"],
  ["ok", "同期済み"],
  ["error", "エラー"],
  ["paused", "paused"],
  ["constructor", "constructor"],
  ["", "不明"],
])("the state %j is said as %j", (status, text) => {
  expect(stateText(status, own)).toBe(text);
});

test("purposes that are not known are shown as they are", () => {
  expect(["reservation", "shift", "tasks"].map((purpose) => purposeText(purpose, own))).toEqual([
    "予約を書き出す",
    "シフトを読み込む",
    "tasks",
  ]);
});

test("the states of a link are said once each", () => {
  const of = link(1, association(1, "shift"), association(2, "reservation"), association(3, "x", "error"));
  expect(linkStates(of, own)).toBe("同期済み・エラー");
});

test.each([
  ["2026-11-20T09:05:00+09:00", "11月20日 9:05"],
  ["2026-12-31T15:00:00Z", "2027年1月1日 0:00"],
])("%j is the moment %j in Japan", (written, text) => {
  expect(momentText(readInstant(written), words)).toBe(text);
});

test("no moment is none", () => {
  expect(momentText(null, words)).toBeNull();
});

test("accounts to be authorised again and links in error are troubles", () => {
  const troubles = calendarTroubles(
    {
      accounts: [account(1), account(2, { needsReauth: true }), account(3, { email: "", needsReauth: true })],
      links: [link(1, association(11, "shift", "error"), association(12, "reservation", "pending"))],
    },
    words,
    own,
  );
  expect(troubles).toEqual([
    "2@example.test: 再認証が必要です",
    "アカウント 3: 再認証が必要です",
    "「calendar 1」（シフトを読み込む）: エラー",
  ]);
});

test.each<[Failure<never>, readonly string[]]>([
  [{ kind: "refused", status: 404, messages: ["ない"] }, ["削除に失敗しました", "ない"]],
  [{ kind: "forbidden", status: 403, messages: [] }, ["削除に失敗しました"]],
  [{ kind: "refused", status: 500, messages: ["secret"] }, ["削除に失敗しました"]],
  [{ kind: "expired", status: 409, messages: ["old"] }, ["削除に失敗しました"]],
  [
    { kind: "unreachable", status: null, messages: [] },
    ["削除に失敗しました", "通信できませんでした。接続を確認して、もう一度お試しください。"],
  ],
])("why it was not removed: %j", (failure, lines) => {
  expect(whyCalendarFailed("removeFailed", failure, "ja")).toEqual(lines);
});

const complete = {
  google_token_id: 5,
  google_calendar_id: "own",
  salon_resource_id: 0,
  link_target: "both",
};

test("a complete choice is sent, the whole salon as null", () => {
  expect(newCalendar(complete, [account(5)], own)).toEqual({
    made: {
      salon_resource_id: null,
      google_token_id: 5,
      google_calendar_id: "own",
      link_target: "both",
    },
  });
  expect(newCalendar({ ...complete, salon_resource_id: 12 }, [account(5)], own)).toMatchObject({
    made: { salon_resource_id: 12 },
  });
});

test("what is missing is said for each field", () => {
  expect(newCalendar(noChoice, [account(5)], own)).toEqual({
    made: null,
    problems: {
      google_token_id: ["Googleアカウントを選択してください。"],
      google_calendar_id: ["カレンダーを選択してください。"],
      link_target: ["連携の向きを選択してください。"],
    },
  });
});

test("a calendar that cannot be written to offers shifts only", () => {
  const choice = { ...complete, google_calendar_id: "holidays" };
  const { targets, target, isReadOnly } = readChoice(choice, [account(5)]);
  expect([targets, target, isReadOnly]).toEqual([["shift"], null, true]);
  expect(newCalendar({ ...choice, link_target: "shift" }, [account(5)], own)).toMatchObject({
    made: { link_target: "shift" },
  });
});

test.each([
  [{ ...complete, google_token_id: 6 }],
  [{ ...complete, google_token_id: "5" }],
  [{ ...complete, google_calendar_id: 1 }],
  [{ ...complete, link_target: "all" }],
  [{ ...complete, link_target: null }],
])("a draft that names what is not there is refused: %j", (choice) => {
  expect(newCalendar(choice, [account(5)], own).made).toBeNull();
});

test("a resource of a draft that is no id is the whole salon", () => {
  expect(readChoice({ ...complete, salon_resource_id: -3 }, []).resourceId).toBe(0);
  expect(readChoice({ ...complete, salon_resource_id: "x" }, []).resourceId).toBe(0);
});
