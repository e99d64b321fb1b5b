import { addDays, isDay } from "../../../../lib/dates/days.js";

/** Range that was understood; an end that is not named stays as it is. */
export interface WrittenDays {
  from?: string;
  to?: string;
}

/**
 * Which days somebody means who wrote this: `30日前`, `三十日前から`, `2週間前〜昨日`, `30 days ago`, `2026/10/31`. A day alone is the
 * last one. `null` for what says no day, or not yet.
 */
export function readWrittenDays(text: string, today: string): WrittenDays | null {
  const parts = text
    .normalize("NFKC")
    .replace(/\s|まで$/g, "")
    .split(/[〜~]|から|以降/)
    .map((part) => (part === "" ? "" : dayOf(part.toLowerCase(), today)));
  const [first, last = ""] = parts.length === 1 ? ["", ...parts] : parts;
  if (first === null || last === null || !(first || last) || parts.length > 2) return null;
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

function dayOf(text: string, today: string): string | null {
  const [, named] = words.find(([names]) => names.test(text)) ?? [];
  if (named !== undefined) return addDays(today, named);
  const [, count, week, earlier] = moved.exec(text) ?? [];
  if (count) return addDays(today, numberOf(count) * (week ? 7 : 1) * (earlier ? -1 : 1));
  const [, year = "", month = "", date = ""] = dated.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
}

const words: readonly (readonly [RegExp, number])[] = [
  [/^(今日|本日|きょう|today)$/, 0],
  [/^(昨日|前日|きのう|yesterday)$/, -1],
  [/^(明日|あした|tomorrow)$/, 1],
];
const digits = /〇一二三四五六七八九/.source;
const powers = /十百/.source;
const moved = /^(\d{1,4}|[〇一二三四五六七八九十百]{1,5})(?:日|days?|(週間?|weeks?))(?:(前|ago)|後|later)$/;
const dated = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/;

/** 三十, 十五, 百二十; digits alone stand by place. */
function numberOf(written: string): number {
  if (/\d/.test(written)) return Number(written);
  let sum = 0;
  let open = "";
  for (const sign of written) {
    const power = powers.indexOf(sign) + 1;
    if (power === 0) open += digits.indexOf(sign);
    else {
      sum += Number(open || 1) * 10 ** power;
      open = "";
    }
  }
  return sum + Number(open);
}
