import { describe, expect, it } from "vitest";
import defaults from "../fixtures/defaults.json" with { type: "json" };
import type { Encoding } from "./calls.js";
import { filterWith, openFilterApi } from "./filter-calls.js";

const blank = defaults.conditions[11];
const condition = (type: number, more: object) => ({
  ...(defaults.conditions as Readonly<Record<number, object>>)[type],
  ...more,
});
const calendar = defaults.conditions[67];
const wrongConditions: readonly (readonly [
  what: string,
  condition: object,
  field: string,
  message: string,
])[] = [
  ["names no list", condition(11, { names: "田中" }), "names", "名前の指定が正しくありません。"],
  ["a name no text", condition(11, { names: [5] }), "names.0", "名前は文字列で指定してください。"],
  ["a flag true", condition(11, { use_name: true }), "use_name", "名前の検索対象の値が正しくありません。"],
  [
    "no such day",
    condition(30, { date_from: "2026-02-30" }),
    "date_from",
    "開始日は実在する日付で指定してください。",
  ],
  [
    "dates upside down",
    condition(106, { date_from: "2026-02-02", date_to: "2026-02-01" }),
    "date_from",
    "開始は終了以前で指定してください。",
  ],
  ["marks as text", condition(50, { notify: ["1"] }), "notify.0", "対応マークは整数で指定してください。"],
  ["tag_or unknown", condition(60, { tag_or: 4 }), "tag_or", "タグの条件の値が正しくありません。"],
  ["tag id 0", condition(60, { tag_ids: [0] }), "tag_ids.0", "タグの指定が正しくありません。"],
  ["query a number", condition(75, { query: 5 }), "query", "値は文字列で指定してください。"],
  ["query no number", condition(75, { match: 10, query: "多め" }), "query", "値は数値で指定してください。"],
  ["match unknown", condition(75, { match: 6 }), "match", "友だち情報の条件の値が正しくありません。"],
  [
    "a 13th month",
    condition(75, { match: 20, month_from: 13 }),
    "month_from",
    "開始月の指定が正しくありません。",
  ],
  [
    "search_type unknown",
    condition(75, { match: 20, search_type: "year" }),
    "search_type",
    "検索当日の比べ方の値が正しくありません。",
  ],
  [
    "a period of words",
    condition(75, { match: 30, elapsed_period_from: "x" }),
    "elapsed_period_from",
    "入力値が不正です。",
  ],
  [
    "a period and a half",
    condition(75, { match: 30, elapsed_period_from: 1.5 }),
    "elapsed_period_from",
    "入力値が不正です。",
  ],
  [
    "101 months",
    condition(75, { match: 30, elapsed_period_to: 101, elapsed_period_scale: "month" }),
    "elapsed_period_to",
    "入力は0以上100以下である必要があります。",
  ],
  [
    "10,000 days",
    condition(75, { match: 31, remaining_period_to: 10_000, remaining_period_scale: "day" }),
    "remaining_period_to",
    "入力は0以上9999以下である必要があります。",
  ],
  [
    "a period upside down",
    condition(75, { match: 31, remaining_period_from: 3, remaining_period_to: 2 }),
    "remaining_period_from",
    "入力範囲が不正です。",
  ],
  [
    "half a base date",
    condition(75, { match: 30, search_base_year: 2026 }),
    "search_base_day",
    "検索基準日を入力してください。",
  ],
  [
    "no such base date",
    condition(75, { match: 30, search_base_year: 2026, search_base_month: 2, search_base_day: 30 }),
    "search_base_day",
    "検索基準日が不正です。",
  ],
  ["scenario match 1", condition(41, { match: 1 }), "match", "シナリオの条件の値が正しくありません。"],
  ["a day below 0", condition(41, { date: -1 }), "date", "日数は0以上で指定してください。"],
  [
    "reservation match 10",
    condition(65, { match: 10 }),
    "match",
    "イベント予約の条件の値が正しくありません。",
  ],
  [
    "phase unknown",
    condition(67, { reservationPhase: "never" }),
    "reservationPhase",
    "予約の有無の値が正しくありません。",
  ],
  ["isReserved 1", condition(67, { isReserved: 1 }), "isReserved", "予約の有無の指定が正しくありません。"],
  [
    "status unknown",
    condition(67, { status: { ...calendar.status, selected: ["blocked"] } }),
    "status.selected.0",
    "予約ステータスの値が正しくありません。",
  ],
  [
    "no resource part",
    condition(67, { resource: undefined }),
    "resource",
    "項目が足りないか、形式が正しくありません。",
  ],
  [
    "days upside down",
    condition(67, {
      timeRange: { use: true, invert: false, selected: { from: "2026-12-02", to: "2026-12-01" } },
    }),
    "timeRange.selected.from",
    "開始は終了以前で指定してください。",
  ],
  ["common query a text", condition(77, { query: "10" }), "query", "値は数値で指定してください。"],
  ["common match 3", condition(77, { match: 3 }), "match", "共通情報の条件の値が正しくありません。"],
  [
    "common query too fine",
    condition(77, { query: 0.0001 }),
    "query",
    "値は小数第3位までで指定してください。",
  ],
  ["common query too large", condition(77, { query: 1e10 }), "query", "値が大きすぎます。"],
  [
    "trackers missing",
    condition(80, { tracker_ids: undefined }),
    "tracker_ids",
    "項目が足りないか、形式が正しくありません。",
  ],
  [
    "a time past midnight",
    condition(85, { time_to: "24:00" }),
    "time_to",
    "終了時刻は00:00から23:59までの時刻で指定してください。",
  ],
  [
    "six strings a key",
    condition(86, { use_meta_query: 1, meta_query: { m1: [..."abcdef"], m2: [], m3: [] } }),
    "meta_query.m1",
    "検索文字列は1項目につき5個まで指定できます。",
  ],
  [
    "origins upside down",
    condition(90, { origin_from: "2026-12-02", origin_to: "2026-12-01" }),
    "origin_from",
    "開始は終了以前で指定してください。",
  ],
  ["menu match 1", condition(93, { match: 1 }), "match", "リッチメニューの条件の値が正しくありません。"],
  ["form match 1", condition(95, { match: 1 }), "match", "回答フォームの条件の値が正しくありません。"],
  ["mail status 6", condition(15, { mail_status: 6 }), "mail_status", "メールの状態の値が正しくありません。"],
  ["response 2", condition(110, { has_response: 2 }), "has_response", "反応の有無の値が正しくありません。"],
  ["condition 6", condition(70, { condition: 6 }), "condition", "フェーズの条件の値が正しくありません。"],
  ["context missing", condition(115, { context: null }), "context", "連携データの指定が正しくありません。"],
  [
    "outside query no number",
    condition(115, { match: 13, query: "x" }),
    "query",
    "値は数値で指定してください。",
  ],
  [
    "an or in an or",
    condition(120, { effects: [{ type: 120, effects: [] }] }),
    "effects.0",
    "or条件の中にor条件は指定できません。",
  ],
  [
    "wrong inside an or",
    condition(120, { effects: [condition(60, { tag_or: 4 })] }),
    "effects.0.tag_or",
    "タグの条件の値が正しくありません。",
  ],
  ["no type", { names: [] }, "type", "条件の形式が正しくありません。"],
];

const wrongFilters: readonly (readonly [what: string, document: object, field: string, message: string])[] = [
  [
    "inputs no list",
    { ...filterWith([]), inputs: "こわれた文字列" },
    "inputs",
    "条件の一覧の形式が正しくありません。",
  ],
  [
    "a name of 101 letters",
    filterWith([], { name: "あ".repeat(101) }),
    "name",
    "条件名は100文字以内で入力してください。",
  ],
  [
    "a template without a name",
    filterWith([], { is_template: 1, name: " " }),
    "name",
    "条件名を入力してください。",
  ],
  ["take_num 75", filterWith([], { take_num: 75 }), "take_num", "表示件数の値が正しくありません。"],
  ["sort_type 2", filterWith([], { sort_type: 2 }), "sort_type", "並び順の値が正しくありません。"],
  [
    "with_blocked 3",
    filterWith([], { with_blocked: 3 }),
    "with_blocked",
    "ブロック中の表示の値が正しくありません。",
  ],
  [
    "user_rate_type 2",
    filterWith([], { user_rate_type: 2 }),
    "user_rate_type",
    "非表示の友だちの表示の値が正しくありません。",
  ],
  ["group_id as words", filterWith([], { group_id: "x" }), "group_id", "フォルダは整数で指定してください。"],
];

describe("refused filters", () => {
  const { send, load } = openFilterApi();
  const refusalOf = async (document: object, encoding?: Encoding) => {
    const { status, body } = await send(JSON.parse(JSON.stringify(document)), encoding);
    expect([status, body]).toEqual([422, expect.objectContaining({ code: "invalid" })]);
    return (body as { errors: Record<string, string[]> }).errors;
  };

  it.each(wrongConditions)("%s", async (_what, wrong, field, message) => {
    expect(await refusalOf(filterWith([blank, wrong]))).toEqual({ [`inputs.1.${field}`]: [message] });
  });

  it.each(wrongFilters)("%s", async (_what, document, field, message) => {
    expect(await refusalOf(document)).toEqual({ [field]: [message] });
  });

  it("are refused in brackets by the same rules", async () => {
    const wrong = [condition(60, { tag_or: 4 }), condition(120, { effects: [condition(41, { match: 1 })] })];
    expect(await refusalOf(filterWith(wrong), "brackets")).toEqual({
      "inputs.0.tag_or": ["タグの条件の値が正しくありません。"],
      "inputs.1.effects.0.match": ["シナリオの条件の値が正しくありません。"],
    });
  });

  it("change nothing", async () => {
    const before = await load(1601);
    await refusalOf(filterWith([wrongConditions[0]![1]], { fid: 1601 }));
    expect(await load(1601)).toEqual(before);
  });
});
