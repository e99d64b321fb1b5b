import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Where browsers may stand: ahead of Japan and behind it, with summer time in either half of the year, one where a day has begun without a midnight. */
const zones = [
  { zone: "UTC", winter: 0, summer: 0 },
  { zone: "Asia/Tokyo", winter: -540, summer: -540 },
  { zone: "America/Los_Angeles", winter: 480, summer: 420 },
  { zone: "America/Santiago", winter: 180, summer: 240 },
  { zone: "Pacific/Kiritimati", winter: -840, summer: -840 },
] as const;

/** Runs the tests once in each zone: Node follows `TZ` while it runs. Files share a process, so the zone is put back. */
export function inEachZone(tests: () => void) {
  describe.each(zones)("in $zone", ({ zone, winter, summer }) => {
    let before: string | undefined;
    beforeAll(() => {
      before = process.env.TZ;
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });

    test("the clock of this run is there", () => {
      const offsets = [new Date(2026, 0, 15), new Date(2026, 6, 15)].map((day) => day.getTimezoneOffset());
      expect(offsets).toEqual([winter, summer]);
    });
    tests();
  });
}
