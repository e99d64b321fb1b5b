import { between, type Compile, type Query, type SqlValue } from "../query.js";
import { chosenIds } from "./several.js";

/** A reservation in one of these is over or never was: it counts only where a status is asked for, or for "never". */
const dead = "'canceled', 'denied'";

interface Test {
  readonly test: string;
  readonly params: readonly SqlValue[];
}

interface Selection {
  readonly use: boolean;
  readonly dynamic?: boolean;
  readonly with_past?: boolean;
  readonly invert: boolean;
  readonly selected: readonly (number | string)[];
}

interface Condition {
  readonly matchType: "some" | "all";
  readonly reservationPhase: "reserved" | "notReserved" | "neverReserved";
  readonly timeRange: {
    readonly use: boolean;
    readonly invert: boolean;
    readonly selected: { readonly from: string | null; readonly to: string | null };
  };
  readonly resource: Selection;
  readonly course: Selection;
  readonly status: Selection;
}

/**
 * In each salon a friend has a reservation that meets everything asked, or has none. `some` and `all` say in how many
 * of the salons the statement must hold: so "not reserved, some" is the opposite of "reserved, all".
 */
export const byCalendarReservation: Compile = ({ salonIds, ...rest }, { today }) => {
  const salons = chosenIds(salonIds);
  if (!salons) return undefined;
  const { matchType, reservationPhase, ...asked } = rest as unknown as Condition;
  const tests = reservationPhase === "neverReserved" ? [] : testsOf(asked, today);
  const meeting = {
    test: tests.map(({ test }) => `(${test})`).join(" AND "),
    params: tests.flatMap((each) => each.params),
  };
  const isReserved = reservationPhase === "reserved";
  const inAny = isReserved === (matchType === "some");
  return { ...inSalons(salons, meeting, inAny), except: !isReserved };
};

function inSalons(salons: Query, meeting: Test, inAny: boolean): Query {
  const test = meeting.test === "" ? "1" : meeting.test;
  const sql = `SELECT friend_id AS id FROM friend_reservation
               WHERE salon_id IN (${salons.sql}) AND ${test} GROUP BY friend_id`;
  const params = [...salons.params, ...meeting.params];
  if (inAny) return { sql, params };
  return {
    sql: `${sql} HAVING count(DISTINCT salon_id) = (SELECT count(*) FROM (${salons.sql}))`,
    params: [...params, ...salons.params],
  };
}

function testsOf(asked: Omit<Condition, "matchType" | "reservationPhase">, today: string): Test[] {
  const { timeRange, resource, course, status } = asked;
  const days = timeRange.use ? between("day", timeRange.selected.from, timeRange.selected.to) : undefined;
  const statuses = status.use && status.selected.length > 0;
  const tests: (Test | undefined)[] = [
    days && { ...days, test: timeRange.invert ? `NOT (${days.test})` : days.test },
    selectionTest("resource_id", "salon_resource", resource),
    selectionTest("course_id", "course", course),
    // A range of days says itself whether the past counts.
    days ? undefined : futureTest([resource, course], today),
    statuses
      ? {
          test: `status ${status.invert ? "NOT IN" : "IN"} (SELECT value FROM json_each(?))`,
          params: [JSON.stringify(status.selected)],
        }
      : { test: `status NOT IN (${dead})`, params: [] },
  ];
  return tests.filter((each) => each !== undefined);
}

/** `dynamic` stands for all that the salon has at the time of asking, those that are gone left out. */
function selectionTest(
  column: string,
  kept: "salon_resource" | "course",
  selection: Selection,
): Test | undefined {
  if (!isAsked(selection)) return undefined;
  const among = selection.dynamic
    ? {
        sql: `SELECT id FROM documents WHERE resource = '${kept}' AND json_extract(body, '$.deleted_at') IS NULL`,
        params: [],
      }
    : { sql: "SELECT value FROM json_each(?)", params: [JSON.stringify(selection.selected)] };
  const test = `ifnull(${column}, 0) ${selection.invert ? "NOT IN" : "IN"} (${among.sql})`;
  return { test, params: among.params };
}

function futureTest(selections: readonly Selection[], today: string): Test | undefined {
  const isFutureOnly = selections.some((each) => isAsked(each) && !each.with_past);
  return isFutureOnly ? { test: "day >= ?", params: [today] } : undefined;
}

function isAsked({ use, dynamic, selected }: Selection): boolean {
  return use && (dynamic === true || selected.length > 0);
}
