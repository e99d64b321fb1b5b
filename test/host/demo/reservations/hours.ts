import { type BlockRow, blocks } from "../../api/salon/blocks.js";
import { putUnlinks } from "../../api/salon/catalogue.js";
import { type OpeningConfig, putOpening, type SalonConfig, salonConfigs } from "../../api/salon/configs.js";
import { type ShiftSeries, shiftExceptions, shiftSeries } from "../../api/salon/shifts.js";
import type { TimeRange } from "../../api/salon/times.js";
import { dayOf, moved } from "../../audience/days.js";
import type { Store } from "../../store.js";
import { weekdayOf } from "./days.js";

const TUESDAY = 2;
/** Shifts began so many days ago. */
const SINCE = 42;

/** How the salons work, when they are open, who works when, and when nobody can be reserved. */
export function addHours(store: Store, until: Date): void {
  const today = dayOf(until);
  const year = Number(today.slice(0, 4));
  for (const config of configs(year, until)) store.put(salonConfigs, config.salon_id, config, until);
  for (const each of [year, year + 1]) {
    putOpening(store, 1, openExceptTuesdays(each, today), until);
    putOpening(store, 2, { ...sameEveryDay("09:00", "18:00"), year: each }, until);
    putOpening(store, 3, { ...sameEveryDay("10:00", "23:59"), year: each }, until);
  }
  putUnlinks(store, 1, [{ resource_id: 12, course_id: 44 }], until);
  addShifts(store, today, until);
  addBlocks(store, today, until);
}

function configs(year: number, until: Date): SalonConfig[] {
  const config = (salon: number, more: Partial<SalonConfig>): SalonConfig => ({
    ...{ id: salon, salon_id: salon, enable_online: true, sync_shift: true, push_notification_status: true },
    ...{ special_dates: [], change_permission: 3, cancel_permission: 3, slot_minutes: 15 },
    updated_at: until.toISOString(),
    ...more,
  });
  const newYear = ["01-01", "01-02", "01-03"].map((day) => {
    return { date: `${year + 1}-${day}`, closed: true, ranges: [], note: "年始休業" };
  });
  const lastDay = { date: `${year}-12-31`, closed: false, ranges: [range("10:00", "15:00")], note: "大晦日" };
  return [
    config(1, { special_dates: [lastDay, ...newYear] }),
    config(2, { change_permission: 1, cancel_permission: 0, slot_minutes: 30 }),
    config(3, { change_permission: 0, cancel_permission: 1, slot_minutes: 60, sync_shift: false }),
  ];
}

/** Closed on Tuesdays. When the demonstration begins on one, the shop is open for once. */
function openExceptTuesdays(year: number, today: string): OpeningConfig {
  const [weekday, weekend] = [[range("10:00", "20:00")], [range("09:00", "19:00")]];
  const isForOnce = weekdayOf(today) === TUESDAY && today.startsWith(`${year}-`);
  return {
    year,
    type: 1,
    common: weekday,
    weekdays: { 0: weekend, 1: weekday, 2: [], 3: weekday, 4: weekday, 5: weekday, 6: weekend },
    dates: isForOnce ? { [today]: weekday } : {},
  };
}

function sameEveryDay(from: string, to: string) {
  const weekdays = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, [range(from, to)]]));
  return { type: 0 as const, common: [range(from, to)], weekdays, dates: {} };
}

function range(from: string, to: string): TimeRange {
  return { from, to };
}

function addShifts(store: Store, today: string, until: Date): void {
  const began = moved(today, -SINCE, "day");
  const updated_at = until.toISOString();
  const add = (
    salon_id: number,
    salon_resource_id: number,
    [from, to]: readonly [string, string],
    more: Partial<ShiftSeries> = {},
  ) => {
    const make = (id: number): ShiftSeries => ({
      ...{ id, salon_id, salon_resource_id, start_date: began, repeat: "daily", from, to },
      ...{ description: "", expired_at: null, is_split: false, updated_at },
      ...more,
    });
    return store.insert(shiftSeries, make, until).id;
  };
  for (let index = 0; index < 7; index++) {
    const start_date = moved(began, index, "day");
    if (weekdayOf(start_date) === TUESDAY && weekdayOf(today) !== TUESDAY) continue;
    add(1, 11, ["10:00", "19:00"], { start_date, repeat: "weekly", description: "通常勤務" });
  }
  const daily = add(1, 12, ["11:00", "20:00"]);
  const except = (day: number, from?: string) => {
    const rule_date = moved(today, day, "day");
    const instead = from === undefined ? null : { date: rule_date, from, to: "20:00", description: "遅番" };
    store.insert(shiftExceptions, (id) => ({ id, series_id: daily, rule_date, instead, updated_at }), until);
  };
  except(1, "13:00");
  except(4);
  add(2, 21, ["09:00", "18:00"], { expired_at: moved(today, 60, "day") });
  add(2, 22, ["10:00", "16:00"], { start_date: today, repeat: "none", description: "応援" });
  add(2, 22, ["09:00", "13:00"], { start_date: moved(today, 1, "day"), repeat: "weekly" });
}

function addBlocks(store: Store, today: string, until: Date): void {
  const updated_at = until.toISOString();
  const add = (
    day: number,
    [from, to]: readonly [string, string],
    salon_resource_id: number | null,
    meta_data: string,
    is_confirmed = false,
  ) => {
    const make = (id: number): BlockRow => ({
      ...{ id, salon_id: 1, status: "blocked", date: moved(today, day, "day"), from, to },
      ...{ salon_resource_id, meta_data, is_confirmed, created_at: updated_at, updated_at },
    });
    store.insert(blocks, make, until);
  };
  add(0, ["12:00", "13:00"], 12, "昼休憩");
  add(0, ["09:00", "10:00"], null, "朝礼");
  add(2, ["08:00", "10:00"], null, "店内研修（全員）");
  add(1, ["18:00", "19:00"], 13, "エアコンの点検", true);
  add(7, ["00:00", "23:59"], 13, "改装のため終日使えません");
}
