import { describe, expect, it } from "vitest";
import { expand, type ShiftException, type ShiftSeries } from "../../host/api/salon/shifts.js";

const version = "2026-11-20T01:00:00.000Z";

function series(more: Partial<ShiftSeries> = {}): ShiftSeries {
  return {
    ...{ id: 4, salon_id: 1, salon_resource_id: 11, start_date: "2026-11-25", repeat: "weekly" },
    ...{ from: "10:00", to: "19:00", description: "通常", expired_at: null, is_split: false },
    updated_at: version,
    ...more,
  };
}

const except = (rule_date: string, date?: string, more: Partial<ShiftException> = {}): ShiftException => ({
  ...{ id: 9, series_id: 4, rule_date, updated_at: version },
  instead: date === undefined ? null : { date, from: "12:00", to: "20:00", description: "遅番" },
  ...more,
});

describe("a series of shifts", () => {
  const days = (
    own: Partial<ShiftSeries>,
    from: string,
    to: string,
    exceptions: readonly ShiftException[] = [],
  ) => expand(series(own), exceptions, from, to).map(({ _date }) => _date.slice(5));

  it.each<[string, Partial<ShiftSeries>, from: string, to: string, string[]]>([
    ["weekly, from its first day", {}, "2026-11-01", "2026-12-10", ["11-25", "12-02", "12-09"]],
    ["weekly, in the middle of it", {}, "2027-01-05", "2027-01-14", ["01-06", "01-13"]],
    ["weekly, on a day of its own", {}, "2027-01-06", "2027-01-06", ["01-06"]],
    ["weekly, between its days", {}, "2026-11-26", "2026-12-01", []],
    [
      "weekly, over the end of February",
      { start_date: "2028-02-23" },
      "2028-02-24",
      "2028-03-08",
      ["03-01", "03-08"],
    ],
    ["daily", { repeat: "daily" }, "2026-11-30", "2026-12-02", ["11-30", "12-01", "12-02"]],
    ["daily, before it begins", { repeat: "daily" }, "2026-11-20", "2026-11-24", []],
    [
      "up to its last day",
      { repeat: "daily", expired_at: "2026-11-26" },
      "2026-11-01",
      "2026-12-31",
      ["11-25", "11-26"],
    ],
    ["once", { repeat: "none" }, "2026-11-01", "2026-12-31", ["11-25"]],
    ["once, and not in sight", { repeat: "none" }, "2026-11-26", "2026-12-31", []],
  ])("%s", (_what, own, from, to, found) => {
    expect(days(own, from, to)).toEqual(found);
  });

  it("has rows as the HTTP contract has them", () => {
    const { id, salon_id: _, is_split: __, ...rest } = series();
    expect(expand(series(), [], "2026-12-01", "2026-12-07")).toEqual([
      { ...rest, master_id: id, self_id: null, _date: "2026-12-02", dirty_date: null, patch_type: null },
    ]);
    expect(expand(series({ is_split: true }), [], "2026-12-01", "2026-12-07")[0]?.patch_type).toBe(
      "following",
    );
  });

  it("leaves out a day that was taken away, and shows a moved one where it went", () => {
    const [from, to] = ["2026-11-25", "2026-12-20"];
    expect(days({}, from, to, [except("2026-12-02")])).toEqual(["11-25", "12-09", "12-16"]);
    const moved = except("2026-12-02", "2026-12-11");
    expect(days({}, from, to, [moved])).toEqual(["11-25", "12-09", "12-11", "12-16"]);
    expect(expand(series(), [moved], "2026-12-11", "2026-12-11")).toEqual([
      expect.objectContaining({
        ...{ master_id: 4, self_id: 9, _date: "2026-12-11", dirty_date: "2026-12-02" },
        ...{ from: "12:00", to: "20:00", description: "遅番", patch_type: "once" },
      }),
    ]);
  });

  it("shows one that was changed and not moved on its day", () => {
    const rows = expand(series(), [except("2026-12-02", "2026-12-02")], "2026-12-02", "2026-12-02");
    expect(rows).toMatchObject([{ self_id: 9, _date: "2026-12-02", dirty_date: null, from: "12:00" }]);
  });

  it("knows nothing of what was moved out of sight, of others' days, and of days it makes no more", () => {
    const away = except("2026-12-02", "2027-02-01");
    expect(days({}, "2026-12-01", "2026-12-05", [away])).toEqual([]);
    expect(days({}, "2026-12-01", "2026-12-05", [except("2026-12-02", undefined, { series_id: 5 })])).toEqual(
      ["12-02"],
    );
    expect(
      days({ expired_at: "2026-11-30" }, "2026-11-25", "2026-12-31", [except("2026-12-02", "2026-12-03")]),
    ).toEqual(["11-25"]);
  });
});
