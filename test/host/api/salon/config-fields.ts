import * as v from "valibot";
import { code, date, integer, limitedText, time } from "../field-schemas.js";
import { ruled } from "../ruled.js";
import { exactly } from "./bodies.js";
import { flag } from "./calls.js";
import { minutesOf, overlaps, type TimeRange } from "./times.js";
import { baseVersion } from "./versions.js";

const range = ruled({ from: time("開始"), to: time("終了") }, ({ from, to }, refuse) => {
  if (minutesOf(from) >= minutesOf(to)) refuse("to", "終了は開始より後の時刻で指定してください。");
});

/** Ranges of one day, which do not overlap. */
const ranges = v.pipe(
  v.array(range, "時間帯の指定が正しくありません。"),
  v.check((all) => !hasOverlap(all), "時間帯が重なっています。"),
);

function hasOverlap(all: readonly TimeRange[]): boolean {
  return all.some((each, index) => all.slice(index + 1).some((other) => overlaps(each, other)));
}

const specialDates = v.pipe(
  v.array(
    v.looseObject({
      date: date("日付"),
      closed: flag("休業"),
      ranges,
      note: limitedText("備考", 200),
    }),
    "特別営業日の指定が正しくありません。",
  ),
  v.check(
    (all) => new Set(all.map((each) => each.date)).size === all.length,
    "同じ日が2回指定されています。",
  ),
);

const permission = (label: string) => code(label, [0, 1, 3]);

export const configSchema = v.looseObject(
  {
    enable_online: flag("オンライン予約"),
    sync_shift: flag("シフト連動"),
    push_notification_status: flag("プッシュ通知"),
    special_dates: specialDates,
    change_permission: permission("変更の可否"),
    cancel_permission: permission("キャンセルの可否"),
    slot_minutes: code("時間の単位", [5, 10, 15, 30, 60]),
    base_updated_at: baseVersion,
  },
  "項目が足りないか、形式が正しくありません。",
);

export const specialDatesSchema = exactly({ special_dates: specialDates, base_updated_at: baseVersion });

const weekday = v.picklist(["0", "1", "2", "3", "4", "5", "6"], "曜日の指定が正しくありません。");

const wrongYear = "年は1970から2100までで指定してください。";

/** The hours of one year: single days are those of the year. Weekdays of which nothing is said are closed. */
export const openingSchema = ruled(
  {
    year: v.pipe(integer("年"), v.minValue(1970, wrongYear), v.maxValue(2100, wrongYear)),
    type: code("種類", [0, 1]),
    common: ranges,
    weekdays: v.record(weekday, ranges, "曜日の指定が正しくありません。"),
    dates: v.record(date("日付"), ranges, "日付の指定が正しくありません。"),
  },
  ({ year, dates }, refuse) => {
    for (const day of Object.keys(dates)) {
      if (!day.startsWith(`${year}-`)) refuse(`dates.${day}`, `${year}年の日付を指定してください。`);
    }
  },
);
