import { describe, expect, it, test } from "vitest";
import { readItem, type SalonItem, type SalonItemKind } from "../../../src/api/salon-items.js";
import { blockersOf, type KnownSalon } from "../../../src/features/salon-online/online/readiness.js";
import { isOpenAhead, lastDayAhead } from "../../../src/features/salon-online/online/ready-hours.js";
import { inEachZone } from "../../lib/dates/in-zones.js";

function item(kind: SalonItemKind, id: number, more: object = {}): SalonItem {
  const read = readItem(kind, { id, name: `n${id}`, is_public: true, ...more });
  if (read === null) throw new Error("no item");
  return read;
}
const unlink = (courseId: number, resourceId: number) => ({ courseId, resourceId, wire: {} });
const fine: KnownSalon = {
  courses: [item("courses", 41)],
  resources: [item("resources", 12), item("resources", 13)],
  unlinks: [unlink(41, 13)],
  config: { enable_online: true },
  online: { is_public: 1, shop_info: { name: "A" } },
  isOpen: true,
};
const found = (change: Partial<KnownSalon>) => blockersOf({ ...fine, ...change }).map(({ is }) => is);

describe("what keeps customers from booking", () => {
  it("is nothing where all is set up", () => {
    expect(blockersOf(fine)).toEqual([]);
  });
  it.each<[string, Partial<KnownSalon>, readonly string[]]>([
    ["no course", { courses: [] }, ["noCourse"]],
    ["a hidden course", { courses: [item("courses", 41, { is_public: false })] }, ["noCourse"]],
    ["a deleted course", { courses: [item("courses", 41, { deleted_at: "2026-01-01" })] }, ["noCourse"]],
    ["no public resource", { resources: [item("resources", 12, { is_public: 0 })] }, ["noResource"]],
    ["a course that nobody can do", { unlinks: [unlink(41, 12), unlink(41, 13)] }, ["unserved"]],
    ["closed days", { isOpen: false }, ["closed"]],
    ["no configuration", { config: null }, ["stopped"]],
    ["online booking off", { config: { enable_online: "0" } }, ["stopped"]],
    ["no online booking", { online: null }, ["notMade"]],
    ["a hidden page", { online: { is_public: false, shop_info: { name: "A" } } }, ["hidden"]],
    [
      "a shop without a name",
      { online: { is_public: true, shop_info: { name: " \u3000" } } },
      ["noShopName"],
    ],
    ["no shop", { online: { is_public: true, shop_info: null } }, ["noShopName"]],
  ])("is said: %s", (_, change, blockers) => {
    expect(found(change)).toEqual(blockers);
  });
  it("counts a hidden resource as nobody, and says nothing of hidden courses", () => {
    const resources = [item("resources", 12, { is_public: false }), item("resources", 13)];
    expect(found({ resources })).toEqual(["unserved"]);
    const courses = [item("courses", 41, { is_public: false }), item("courses", 42)];
    expect(found({ resources, courses })).toEqual([]);
  });
  it("names the courses, twenty at most", () => {
    const courses = Array.from({ length: 23 }, (_, at) => item("courses", at + 1));
    const unlinks = courses.flatMap(({ id }) => [unlink(id, 12), unlink(id, 13)]);
    const blockers = blockersOf({ ...fine, courses, unlinks });
    expect(blockers).toHaveLength(21);
    expect(blockers[0]).toEqual({ is: "unserved", id: 1, name: "n1" });
    expect(blockers.at(-1)).toEqual({ is: "moreUnserved", count: 3 });
  });
});

inEachZone(() => {
  const closed = (year: number) => ({ year, type: 0, common: [], weekdays: {}, dates: {} });
  const hours = [{ from: "10:00", to: "19:00" }];
  const of = (...years: object[]) =>
    new Map(years.map((year) => [(year as { year: number }).year, year as ReturnType<typeof closed>]));

  test("opening hours in the next 62 days reach into the next year", () => {
    expect(lastDayAhead("2026-12-01")).toBe("2027-01-31");
    expect(lastDayAhead("2026-03-01")).toBe("2026-05-01");
    const next = { ...closed(2027), common: hours };
    expect(isOpenAhead("2026-12-01", of(closed(2026), next), null)).toBe(true);
    expect(isOpenAhead("2026-10-01", of(closed(2026), next), null)).toBe(false);
  });
  test("they end with the 62nd day", () => {
    const on = (date: string) => of({ ...closed(2026), dates: { [date]: hours } });
    expect(isOpenAhead("2026-03-01", on("2026-05-01"), null)).toBe(true);
    expect(isOpenAhead("2026-03-01", on("2026-05-02"), null)).toBe(false);
    expect(isOpenAhead("2026-03-01", on("2026-02-28"), null)).toBe(false);
  });
  test("they are what counts on each day: special days too", () => {
    const special = { date: "2026-03-03", closed: false, ranges: hours, note: "" };
    expect(isOpenAhead("2026-03-01", of(closed(2026)), { special_dates: [special] })).toBe(true);
    expect(isOpenAhead("2026-03-01", new Map(), { special_dates: [special] })).toBe(true);
    expect(isOpenAhead("2026-03-01", of(closed(2026)), { special_dates: "x" })).toBe(false);
  });
});
