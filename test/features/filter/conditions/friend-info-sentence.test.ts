import { expect, test } from "vitest";
import { friendInfo } from "../../../../src/features/filter/conditions/friend-info/friend-info.js";
import { friendInfoSamples as samples } from "../../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { expectDistinct } from "./distinct-fields.js";
import { summarizedBy } from "./summaries.js";

const summarizeFriendInfo = summarizedBy(friendInfo);

test.each<[keyof typeof samples, ja: string, en: string]>([
  [
    "typical",
    "友だち情報「varia201」が「ゴールド」を含む",
    "friend information “varia201” contains “ゴールド”",
  ],
  [
    "notRegistered",
    "友だち情報「varia201」が登録されていない",
    "friend information “varia201” is not registered",
  ],
  ["atLeast", "友だち情報「varia202」が100以上である", "friend information “varia202” is at least 100"],
  [
    "choice",
    "友だち情報「varia204」が「204の選択肢2041」と一致する",
    "friend information “varia204” is exactly “204の選択肢2041”",
  ],
  [
    "range",
    "友だち情報「varia203」が2026年1月1日から2026年6月30日までにあたる",
    "friend information “varia203” falls on January 1, 2026 to June 30, 2026",
  ],
  [
    "everyYear",
    "友だち情報「varia203」が毎年の12月1日から12月31日までにあたる",
    "friend information “varia203” falls on December 1 to December 31 of every year",
  ],
  [
    "oneMonth",
    "友だち情報「varia203」が毎年の12月にあたる",
    "friend information “varia203” falls on December of every year",
  ],
  [
    "inputError",
    "友だち情報「varia203」が（入力エラー：2026年1月1日〜6月30日）にあたる",
    "friend information “varia203” falls on (input error: January 1, 2026 – June 30)",
  ],
  [
    "today",
    "友だち情報「varia203」が今日と同じ月日にあたる",
    "friend information “varia203” falls on the month and day of today",
  ],
  [
    "elapsed",
    "友だち情報「varia203」から2026年4月1日の時点で1か月以上3か月以下経過している",
    "as of April 1, 2026, at least 1 month and at most 3 months since friend information “varia203”",
  ],
  [
    "remaining",
    "友だち情報「varia203」まで今日の時点で残り0日以上30日以下である",
    "as of today, at least 0 days and at most 30 days until friend information “varia203”",
  ],
  [
    "empty",
    "友だち情報（未選択）が（未入力）と一致する",
    "friend information (nothing chosen) is exactly (nothing entered)",
  ],
])("the sample %s is said", (name, ja, en) => {
  expect(summarizeFriendInfo(samples[name], sampleNames, "ja")).toBe(ja);
  expect(summarizeFriendInfo(samples[name], sampleNames, "en")).toBe(en);
});

test("every field that changes who is found changes the sentence", () => {
  const years = [null, 2025, 2026, "x"];
  const months = [null, 1, 6, 12];
  const days = [null, 1, 15, 30];
  const dates = {
    year_from: years,
    month_from: months,
    day_from: days,
    year_to: years,
    month_to: months,
    day_to: days,
  };
  expectDistinct(samples.typical, {
    var_id: [null, 201, 203, 204],
    match: [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 20, 30, 31],
    query: ["", "A", "B", "未入力"],
  });
  expectDistinct(samples.choice, { query: ["", "2041", "2042"], match: [0, 2, 3, 4] });
  expectDistinct(samples.range, dates);
  expectDistinct(samples.everyYear, dates);
  expectDistinct(samples.oneMonth, {
    year_from: years,
    month_from: months,
    day_from: days,
    use_current_date: [0, 1],
  });
  expectDistinct(samples.today, { search_type: ["date", "month_day", "month", "day"] });
  const figures = [null, 0, 1, 30, "x"];
  const scales = ["year", "month", "day"];
  expectDistinct(samples.elapsed, {
    elapsed_period_from: figures,
    elapsed_period_to: figures,
    elapsed_period_scale: scales,
    search_base_year: years,
    search_base_month: months,
    search_base_day: days,
  });
  expectDistinct(samples.remaining, {
    remaining_period_from: figures,
    remaining_period_to: figures,
    remaining_period_scale: scales,
  });
});
