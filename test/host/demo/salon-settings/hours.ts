import {
  type OpeningConfig,
  openingIn,
  putOpening,
  type SpecialDate,
  salonConfigs,
} from "../../api/salon/configs.js";
import { dayOf } from "../../audience/days.js";
import type { Store } from "../../store.js";

const closed = (date: string, note: string): SpecialDate => ({ date, closed: true, ranges: [], note });

function open(date: string, [from, to]: readonly [string, string], note: string): SpecialDate {
  return { date, closed: false, ranges: [{ from, to }], note };
}

/** Days that are not as others are, far from each other, and one year whose hours are different. */
export function addSpecialHours(store: Store, until: Date): void {
  const year = Number(dayOf(until).slice(0, 4));
  addSpecialDates(
    store,
    1,
    [
      ...[year, year + 1].flatMap((each) => [
        closed(`${each}-06-16`, "社員研修"),
        ...summer(each).map((day) => closed(day, "夏季休業")),
      ]),
      open(`${year}-12-30`, ["10:00", "16:00"], "大掃除のため短縮営業"),
      open(`${year + 1}-01-04`, ["11:00", "18:00"], "新春営業"),
    ],
    until,
  );
  const newYear = [`${year}-12-30`, `${year}-12-31`, `${year + 1}-01-01`, `${year + 1}-01-02`];
  addSpecialDates(
    store,
    2,
    [
      ...newYear.map((day) => closed(day, "年末年始休業")),
      open(`${year + 1}-05-05`, ["09:00", "15:00"], "こどもの日"),
    ],
    until,
  );
  addDates(store, year, { [`${year}-12-24`]: [{ from: "10:00", to: "21:00" }] }, until);
  addDates(store, year + 1, { [`${year + 1}-03-31`]: [{ from: "10:00", to: "15:00" }] }, until);
  const next = openingIn(store, 2, year + 1);
  if (next) putOpening(store, 2, { ...next, type: 1, weekdays: withBreaks }, until);
}

function summer(year: number): string[] {
  return ["08-12", "08-13", "08-14", "08-15"].map((day) => `${year}-${day}`);
}

/** Closed on Wednesdays, with an hour at noon on the other working days. */
const halves = [
  { from: "09:00", to: "13:00" },
  { from: "14:00", to: "18:00" },
];
const weekend = [{ from: "09:00", to: "19:00" }];
const withBreaks: OpeningConfig["weekdays"] = {
  ...{ 0: weekend, 1: halves, 2: halves, 3: [], 4: halves, 5: halves, 6: weekend },
};

/** What a salon has for a day already stays. */
function addSpecialDates(store: Store, salon: number, dates: readonly SpecialDate[], until: Date): void {
  const config = store.get(salonConfigs, salon)?.value;
  if (!config) return;
  const known = new Set(config.special_dates.map(({ date }) => date));
  const special_dates = [...config.special_dates, ...dates.filter(({ date }) => !known.has(date))].sort(
    (a, b) => (a.date < b.date ? -1 : 1),
  );
  store.put(salonConfigs, salon, { ...config, special_dates }, until);
}

function addDates(store: Store, year: number, dates: OpeningConfig["dates"], until: Date): void {
  const opening = openingIn(store, 1, year);
  if (opening) putOpening(store, 1, { ...opening, dates: { ...dates, ...opening.dates } }, until);
}
