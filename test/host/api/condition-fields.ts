import * as v from "valibot";
import { code, date, ids, integer, text, time } from "./field-schemas.js";
import type { Refuse } from "./ruled.js";

/** The kinds of field that only conditions have, and the rules that several of them share. */

export const flag = (label: string) => code(label, [0, 1]);
export const texts = (label: string) => v.array(text(label), `${label}の指定が正しくありません。`);
export const optionalDate = (label: string) => v.nullable(date(label));
export const optionalTime = (label: string) => v.nullable(time(label));

/** The match codes of friend information and of external data (rules: api-match). */
export const matchCodes = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13] as const;

const year = (label: string) =>
  v.nullish(v.pipe(integer(label), v.minValue(1, wrong(label)), v.maxValue(9999, wrong(label))));
const month = (label: string) =>
  v.nullish(v.pipe(integer(label), v.minValue(1, wrong(label)), v.maxValue(12, wrong(label))));
const day = (label: string) =>
  v.nullish(v.pipe(integer(label), v.minValue(1, wrong(label)), v.maxValue(31, wrong(label))));
const periodEnd = v.nullish(v.number("入力値が不正です。"));
const scale = (label: string) => v.optional(v.nullable(code(label, ["year", "month", "day"])));

/** What a condition on a date variable may have besides. */
export const dateFields = {
  range_search: v.optional(flag("期間指定")),
  use_current_date: v.optional(flag("検索当日の指定")),
  search_type: v.optional(v.nullable(code("検索当日の比べ方", ["date", "month_day", "month", "day"]))),
  year_from: year("開始年"),
  month_from: month("開始月"),
  day_from: day("開始日"),
  year_to: year("終了年"),
  month_to: month("終了月"),
  day_to: day("終了日"),
  elapsed_period_from: periodEnd,
  elapsed_period_to: periodEnd,
  elapsed_period_scale: scale("経過期間の単位"),
  remaining_period_from: periodEnd,
  remaining_period_to: periodEnd,
  remaining_period_scale: scale("残り期間の単位"),
  search_base_year: year("検索基準年"),
  search_base_month: month("検索基準月"),
  search_base_day: day("検索基準日"),
};

type Optional<T> = T | null | undefined;

/** Periods: 0 to 100 years or months, to 9999 days, the beginning not after the end (rules: periods-in-bounds). */
export function refusePeriod(
  name: "elapsed_period" | "remaining_period",
  from: Optional<number>,
  to: Optional<number>,
  unit: Optional<string>,
  refuse: Refuse,
): void {
  const most = unit === "day" ? 9999 : 100;
  for (const [field, value] of [
    [`${name}_from`, from],
    [`${name}_to`, to],
  ] as const) {
    if (typeof value !== "number") continue;
    if (!Number.isInteger(value)) refuse(field, "入力値が不正です。");
    else if (value < 0 || value > most) refuse(field, `入力は0以上${most}以下である必要があります。`);
  }
  if (typeof from === "number" && typeof to === "number" && from > to) {
    refuse(`${name}_from`, "入力範囲が不正です。");
  }
}

type BaseDate = { readonly [part in `search_base_${"year" | "month" | "day"}`]?: Optional<number> };

/** A base date is given whole or not at all. */
export function refuseBaseDate(base: BaseDate, refuse: Refuse): void {
  const { search_base_year: y, search_base_month: m, search_base_day: d } = base;
  const given = [y, m, d].filter((part) => typeof part === "number");
  if (given.length === 0) return;
  if (given.length < 3) {
    refuse("search_base_day", "検索基準日を入力してください。");
    return;
  }
  const written = [String(y).padStart(4, "0"), String(m).padStart(2, "0"), String(d).padStart(2, "0")].join(
    "-",
  );
  if (!v.is(date(""), written)) refuse("search_base_day", "検索基準日が不正です。");
}

/** Dates as text compare as the days they name. */
export function refuseOrder(field: string, from: string | null, to: string | null, refuse: Refuse): void {
  if (from !== null && to !== null && from > to) refuse(field, "開始は終了以前で指定してください。");
}

/** What is compared by size must be a number, once there is something to compare with. */
export function refuseWords(match: number, query: string, refuse: Refuse): void {
  if (match < 10 || match > 13 || query.trim() === "") return;
  if (!Number.isFinite(Number(query))) refuse("query", "値は数値で指定してください。");
}

/** A sub-condition of a calendar reservation that selects by id. */
export function selection(label: string) {
  return v.looseObject(
    {
      use: v.boolean(wrong(label)),
      dynamic: v.boolean(wrong(label)),
      with_past: v.boolean(wrong(label)),
      invert: v.boolean(wrong(label)),
      selected: ids(label),
    },
    wrong(label),
  );
}

/** Which call of an external API is meant, and which of its values. */
export const externalContext = v.looseObject(
  {
    category: text("連携データの種別"),
    event: v.nullable(text("連携イベント")),
    event_label: v.nullable(text("連携イベント名")),
    key: v.nullable(text("連携項目")),
    key_label: v.nullable(text("連携項目名")),
    format: v.nullable(v.union([v.string(), v.number()], "表示形式の指定が正しくありません。")),
  },
  wrong("連携データ"),
);

const queries = v.pipe(texts("検索文字列"), v.maxLength(5, "検索文字列は1項目につき5個まで指定できます。"));

export const metaQuery = v.looseObject({ m1: queries, m2: queries, m3: queries }, wrong("外部パラメータ"));

export function wrong(label: string): string {
  return `${label}の指定が正しくありません。`;
}
