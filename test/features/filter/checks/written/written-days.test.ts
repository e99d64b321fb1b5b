import { describe, expect, test } from "vitest";
import { readWrittenDays } from "../../../../../src/features/filter/checks/written/written-days.js";

const today = "2026-11-30";

describe("days as one says them", () => {
  test.each([
    ["30日前", { to: "2026-10-31" }],
    ["３０日前", { to: "2026-10-31" }],
    ["30 日前まで", { to: "2026-10-31" }],
    ["三十日前", { to: "2026-10-31" }],
    ["三〇日前", { to: "2026-10-31" }],
    ["十日前", { to: "2026-11-20" }],
    ["百二十日前", { to: "2026-08-02" }],
    ["30日後", { to: "2026-12-30" }],
    ["2週間前", { to: "2026-11-16" }],
    ["今日", { to: "2026-11-30" }],
    ["昨日", { to: "2026-11-29" }],
    ["明日", { to: "2026-12-01" }],
    ["30日前から", { from: "2026-10-31" }],
    ["30日前以降", { from: "2026-10-31" }],
    ["〜昨日", { to: "2026-11-29" }],
    ["7日前〜昨日", { from: "2026-11-23", to: "2026-11-29" }],
    ["7日前～昨日", { from: "2026-11-23", to: "2026-11-29" }],
    ["7日前から昨日まで", { from: "2026-11-23", to: "2026-11-29" }],
    ["2026/10/31", { to: "2026-10-31" }],
    ["20261031", { to: "2026-10-31" }],
    ["2026年10月1日〜2026年10月31日", { from: "2026-10-01", to: "2026-10-31" }],
    ["30 days ago", { to: "2026-10-31" }],
    ["1 Week Ago", { to: "2026-11-23" }],
    ["Yesterday", { to: "2026-11-29" }],
    ["1 day later", { to: "2026-12-01" }],
  ])("%s", (text, days) => expect(readWrittenDays(text, today)).toEqual(days));

  test.each([
    "",
    " ",
    "〜",
    "30",
    "30日",
    "三十",
    "日前",
    "2026",
    "2026/02/30",
    "7日前〜きのうの",
    "1日前〜2日前〜3日前",
    "9999999日前",
    "明後日の次",
  ])("no day: %s", (text) => expect(readWrittenDays(text, today)).toBeNull());

  test("no day past the years of four figures", () =>
    expect(readWrittenDays("1日後", "9999-12-31")).toBeNull());
});
