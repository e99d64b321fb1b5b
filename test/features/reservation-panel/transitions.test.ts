import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  changeStart,
  chooseCourse,
  chooseResource,
  toggleSubResource,
} from "../../../src/features/reservation-panel/form/transitions.js";
import { anyForm, anyTime, clockOf, courseOf, someForm } from "../reservation/samples.js";

const courses = [courseOf(41, 45), courseOf(42, 60), courseOf(43, null), courseOf(44, 0)];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe("another start", () => {
  it.each<[from: string, to: string, start: string, end: string]>([
    ["13:00", "13:45", "15:30", "16:15"],
    ["13:00", "13:45", "09:00", "09:45"],
    ["13:00", "13:45", "23:00", "23:45"],
    ["13:00", "13:45", "23:15", "23:59"],
    ["20:00", "23:59", "19:00", "23:00"],
    // It would pass midnight.
    ["13:00", "13:45", "23:30", "13:45"],
    ["00:00", "23:59", "00:01", "23:59"],
    // There is no length that could be kept.
    ["", "13:45", "15:30", "13:45"],
    ["13:00", "", "15:30", ""],
    ["13:00", "13:00", "15:30", "13:00"],
    ["13:45", "13:00", "15:30", "13:00"],
    ["13:00", "13:45", "", "13:45"],
    ["13:00", "13:45", "朝", "13:45"],
  ])("%s to %s, from %s: to %s", (from, to, start, end) => {
    expect(changeStart({ ...anyForm, from, to }, start)).toEqual({ ...anyForm, from: start, to: end });
  });

  test("it stays as long as it was, where the day is long enough", () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 1, max: 600 }), anyTime, (from, length, start) => {
        const end = minutesOf(from) + length;
        fc.pre(end < 24 * 60 - 1 && minutesOf(start) + length < 24 * 60);
        const { to } = changeStart({ ...anyForm, from, to: clockOf(end) }, start);
        expect(minutesOf(to)).toBe(minutesOf(start) + length);
      }),
    );
  });
});

describe("another course", () => {
  it.each<[why: string, from: string, to: string, before: number | null, next: number | null, end: string]>([
    ["the end was that of the course before", "13:00", "13:45", 41, 42, "14:00"],
    ["nobody has set one", "13:00", "", null, 41, "13:45"],
    ["what stands there is no time", "13:00", "夕方", 41, 42, "14:00"],
    ["somebody has set another one", "13:00", "15:00", 41, 42, "15:00"],
    ["somebody has set one without a course", "13:00", "13:45", null, 42, "13:45"],
    ["the course before is not known", "13:00", "13:45", 99, 42, "13:45"],
    ["the course before has no length", "13:00", "13:45", 43, 42, "13:45"],
    ["the next one is not known", "13:00", "13:45", 41, 99, "13:45"],
    ["the next one has no length", "13:00", "13:45", 41, 43, "13:45"],
    ["the next one is as short as can be", "13:00", "13:45", 41, 44, "13:00"],
    ["none is chosen", "13:00", "13:45", 41, null, "13:45"],
    ["there is no start", "", "13:45", 41, 42, "13:45"],
    ["it ends with the day", "23:00", "", null, 42, "23:59"],
    ["it would pass midnight", "23:30", "", null, 42, ""],
  ])("%s: %s to %s, from course %j to %j: to %s", (_, from, to, before, next, end) => {
    const form = { ...anyForm, from, to, course_id: before };
    expect(chooseCourse(form, next, courses)).toEqual({ ...form, course_id: next, to: end });
  });

  test("no end is past 23:59, and nothing else is changed", () => {
    const anyCourse = fc.constantFrom(null, 41, 42, 43, 99);
    fc.assert(
      fc.property(someForm, anyCourse, fc.integer({ min: 0, max: 2000 }), (form, next, minutes) => {
        const chosen = chooseCourse(form, next, [courseOf(41, minutes), courseOf(42, 30)]);
        expect(chosen).toEqual({ ...form, course_id: next, to: chosen.to });
        expect(chosen.to <= "23:59").toBe(true);
      }),
    );
  });

  it("before the courses are here it is only written down", () => {
    expect(chooseCourse(anyForm, 42, [])).toEqual({ ...anyForm, course_id: 42 });
  });
});

describe("another resource", () => {
  const form = { ...anyForm, sub_resource_ids: [11, 13], resource_fee_is_charged: true };
  it.each<[number | null, readonly number[], boolean]>([
    [12, [11, 13], true],
    [13, [11], true],
    [null, [11, 13], false],
  ])("%j leaves %j besides, with a fee: %j", (id, sub_resource_ids, isCharged) => {
    expect(chooseResource(form, id)).toEqual({
      ...{ ...form, salon_resource_id: id, sub_resource_ids, resource_fee_is_charged: isCharged },
    });
  });

  it("without a fee there is none afterwards either", () => {
    expect(chooseResource(anyForm, 13).resource_fee_is_charged).toBe(false);
  });
});

test("what is needed besides comes last, and goes without a trace", () => {
  fc.assert(
    fc.property(someForm, fc.constantFrom(11, 12, 13, 14), (form, id) => {
      const once = toggleSubResource(form, id);
      const others = form.sub_resource_ids.filter((each) => each !== id);
      const expected = form.sub_resource_ids.includes(id) ? others : [...others, id];
      expect(once).toEqual({ ...form, sub_resource_ids: expected });
      expect([...toggleSubResource(once, id).sub_resource_ids].sort()).toEqual(
        [...form.sub_resource_ids].sort(),
      );
    }),
  );
});
