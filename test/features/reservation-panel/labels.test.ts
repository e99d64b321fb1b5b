import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  courseLabel,
  momentLabel,
  nameById,
  resourceLabel,
  whenLabel,
} from "../../../src/features/reservation-panel/labels.js";
import { reservationWords } from "../../../src/features/reservation-panel/messages.js";
import { courseOf, resourceOf } from "../reservation/samples.js";

const { ja, en } = reservationWords;

/** Instants are said as of this day. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("courses", () => {
  const cut = { name: "カット" };
  it.each<[Parameters<typeof courseOf>, string, string]>([
    [[41, 45, { ...cut, price: 1200 }], "カット（45分・1,200 円）", "カット (45 min, 1,200 yen)"],
    [[41, 60, { ...cut, price: 1234567 }], "カット（60分・1,234,567 円）", "カット (60 min, 1,234,567 yen)"],
    [[41, 45, { ...cut, price: 0 }], "カット（45分・0 円）", "カット (45 min, 0 yen)"],
    [[41, 45, cut], "カット（45分）", "カット (45 min)"],
    [[41, null, { ...cut, price: 999 }], "カット（999 円）", "カット (999 yen)"],
    [[41, null, cut], "カット", "カット"],
    [[41, null, { ...cut, isDeleted: true }], "カット（削除済み）", "カット (deleted)"],
    [[41, 45, { ...cut, isDeleted: true }], "カット（45分）（削除済み）", "カット (45 min) (deleted)"],
    [[41, null, { name: "<b>&amp;" }], "<b>&amp;", "<b>&amp;"],
  ])("%j", (course, inJapanese, inEnglish) => {
    expect(courseLabel(courseOf(...course), ja)).toBe(inJapanese);
    expect(courseLabel(courseOf(...course), en)).toBe(inEnglish);
  });
});

describe("resources", () => {
  it.each<[Parameters<typeof resourceOf>[0], string, string]>([
    [{}, "中村", "中村"],
    [{ fee: 550 }, "中村（指名料 550 円）", "中村 (fee 550 yen)"],
    [{ fee: 1100 }, "中村（指名料 1,100 円）", "中村 (fee 1,100 yen)"],
    [{ fee: 0 }, "中村（指名料 0 円）", "中村 (fee 0 yen)"],
    [{ isDeleted: true }, "中村（削除済み）", "中村 (deleted)"],
  ])("%j", (more, inJapanese, inEnglish) => {
    expect(resourceLabel(resourceOf(more), ja)).toBe(inJapanese);
    expect(resourceLabel(resourceOf(more), en)).toBe(inEnglish);
  });
});

describe("when it is", () => {
  it.each<[date: string, from: string, to: string, label: string]>([
    ["2026-11-20", "10:00", "11:00", "11月20日(金) 10:00〜11:00"],
    ["2026-01-04", "09:05", "09:50", "1月4日(日) 9:05〜9:50"],
    ["2026-11-20", "00:00", "23:59", "11月20日(金) 0:00〜24:00"],
    ["2026-11-20", "23:00", "24:00", "11月20日(金) 23:00〜24:00"],
    ["2026-11-20", "", "", "11月20日(金)"],
    ["2026-11-20", "10:00", "", "11月20日(金) 10:00〜"],
    // What is no day or no time is shown as it is written.
    ["2026-02-30", "10:00", "11:00", "2026-02-30 10:00〜11:00"],
    ["明日", "朝", "25:00", "明日 朝〜25:00"],
    ["", "10:00", "11:00", "10:00〜11:00"],
    ["", "", "", "日時なし"],
  ])("%j from %j to %j: %s", (date, from, to, label) => {
    expect(whenLabel({ date, from, to }, ja)).toBe(label);
  });

  it("says the year of a day that is not of this one, and the day of an end that is not of its own", () => {
    expect(whenLabel({ date: "2025-11-20", from: "10:00", to: "11:00" }, ja)).toBe(
      "2025年11月20日(木) 10:00〜11:00",
    );
    expect(whenLabel({ date: "2026-11-20", from: "22:00", to: "02:00" }, ja)).toBe(
      "11月20日(金) 22:00〜翌2:00",
    );
  });

  it("in English", () => {
    expect(whenLabel({ date: "2026-11-20", from: "10:00", to: "23:59" }, en)).toBe("11/20 (Fri) 10:00–24:00");
    expect(whenLabel({ date: "", from: "", to: "" }, en)).toBe("No time");
  });
});

describe("instants", () => {
  it.each<[string | null, string]>([
    ["2026-11-19T10:38:00+09:00", "11/19 10:38"],
    ["2026-11-19T15:00:00Z", "11/20 00:00"],
    ["2026-12-31T23:59:59-05:00", "2027/1/1 13:59"],
    ["2026-11-19 10:38", "11/19 10:38"],
    ["2026-02-30T10:00:00Z", ""],
    ["昨日", ""],
    ["", ""],
    [null, ""],
  ])("%j: %j", (instant, label) => {
    expect(momentLabel(instant, ja)).toBe(label);
    expect(momentLabel(instant, en)).toBe(label);
  });
});

describe("a name by its id", () => {
  const data = [resourceOf(), resourceOf({ id: 13, name: "個室" })];
  const name = (is: string, known: typeof data | null, id: number | null) =>
    nameById({ is, data: known }, id, (each) => each.name, "担当", ja);
  it.each<[string, typeof data | null, number | null, string]>([
    ["ready", data, 13, "個室"],
    ["ready", data, null, "指定なし"],
    ["ready", data, 99, "削除済みの担当（ID 99）"],
    ["ready", [], 12, "削除済みの担当（ID 12）"],
    ["loading", null, 12, "ID 12"],
    ["failed", null, 12, "ID 12"],
    ["failed", null, null, "指定なし"],
    ["failed", data, 12, "中村"],
    // Of a list from before nobody knows whether it has gone.
    ["failed", data, 99, "ID 99"],
  ])("%s, with %j: of %j it is %s", (is, known, id, label) => {
    expect(name(is, known, id)).toBe(label);
  });
});
