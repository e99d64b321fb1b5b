import type { Hono } from "hono";
import * as v from "valibot";
import { dayOf, moved } from "../audience/days.js";
import type { ApiContext } from "./context.js";
import { count, date } from "./field-schemas.js";
import { missing } from "./journey-bodies.js";
import { idInPath } from "./open-api-bodies.js";
import { type CallLog, type KeptCall, serviceCodes } from "./open-api-codes.js";
import type { LoggedCall } from "./open-api-logs.js";
import { invalid, readQuery } from "./query.js";

const PER_PAGE = 50;
/** The longest period, in days. */
const LONGEST = 366;

const period = { start_date: v.optional(date("開始日")), end_date: v.optional(date("終了日")) };
const logQuery = {
  start_date: date("開始日"),
  end_date: date("終了日"),
  page: v.optional(count("ページ", 1)),
  /** Only calls below it, so that pages stand still while new calls come. */
  before_id: v.optional(count("before_id", 1)),
};

/** How often programs called, and what (rules: count-sums, log-frozen). Days are Tokyo's. */
export function addOpenApiCountCalls(app: Hono, { store, programCalls, now }: ApiContext): void {
  app.get("/api/open_api/call_count_summary", ({ req, json }) => {
    const asked = readQuery(req.url, period);
    const end_date = asked.end_date ?? dayOf(now());
    const start_date = asked.start_date ?? moved(end_date, -29, "day");
    const isMeant = within(start_date, end_date);
    const data = store.list(serviceCodes).flatMap(({ id: open_api_code_id }) => {
      const days = [...programCalls.days(open_api_code_id)].filter(([day]) => isMeant(day));
      return days.map(([date, total_count]) => ({ date, open_api_code_id, total_count }));
    });
    data.sort((a, b) => compare(a.date, b.date) || a.open_api_code_id - b.open_api_code_id);
    return json({ data });
  });

  app.get(`/api/open_api/service_codes/:id${idInPath}/logs`, ({ req, json }) => {
    const key = Number(req.param("id"));
    if (!store.get(serviceCodes, key)) throw missing("サービスコードが見つかりません。");
    const { start_date, end_date, page = 1, before_id } = readQuery(req.url, logQuery);
    const isMeant = within(start_date, end_date);
    const isBefore = ({ call }: LoggedCall) => before_id === undefined || call.id < before_id;
    const rows = programCalls.rows(key).filter((each) => isMeant(each.day) && isBefore(each));
    const last_page = Math.max(Math.ceil(rows.length / PER_PAGE), 1);
    const current_page = Math.min(page, last_page);
    const newestFirst = rows.toReversed().slice((current_page - 1) * PER_PAGE, current_page * PER_PAGE);
    return json({
      data: newestFirst.map(({ call }) => told(call)),
      pagination: { current_page, last_page, per_page: PER_PAGE, total: rows.length },
    });
  });
}

/** Whether a day is in a period, both ends included. A period that is none is refused. */
function within(start: string, end: string): (day: string) => boolean {
  if (start > end) throw invalid("start_date", "開始日は終了日以前にしてください");
  if (moved(start, LONGEST - 1, "day") < end) throw invalid("end_date", "期間は366日以内にしてください");
  return (day) => day >= start && day <= end;
}

function told({ open_api_code_id: _, ...log }: KeptCall): CallLog {
  return log;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
