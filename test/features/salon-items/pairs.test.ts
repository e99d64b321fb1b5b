import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Unlink } from "../../../src/api/salon-items.js";
import {
  changesOf,
  offPairs,
  pairState,
  withPairs,
} from "../../../src/features/salon-items/pairs/pair-state.js";
import { countPairs } from "../../../src/features/salon-items/pairs/pair-sums.js";
import { mergedPairs, pairKey } from "../../../src/features/salon-items/pairs/pairs.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { course, resource } from "./records.js";

const unlink = (courseId: number, resourceId: number): Unlink => ({
  courseId,
  resourceId,
  wire: { resource_id: resourceId, course_id: courseId, future: 1 },
});
const keysOf = (sent: readonly PlainObject[]) =>
  sent.map(({ course_id, resource_id }) => `${course_id}:${resource_id}`);

describe("pairs that may not be booked", () => {
  test("one's own changes in what the server has now, what nobody knows kept as it came", () => {
    const now = [unlink(41, 12), unlink(999, 888), unlink(42, 13)];
    const changes = {
      off: [
        { courseId: 43, resourceId: 12 },
        { courseId: 999, resourceId: 888 },
      ],
      on: [
        { courseId: 42, resourceId: 13 },
        { courseId: 44, resourceId: 12 },
      ],
    };
    expect(mergedPairs(now, changes)).toEqual([
      { resource_id: 12, course_id: 41, future: 1 },
      { resource_id: 888, course_id: 999, future: 1 },
      { resource_id: 12, course_id: 43 },
    ]);
  });

  test("none is sent twice, however often it was there or was asked for", () => {
    const pair = { courseId: 41, resourceId: 12 };
    const other = { courseId: 42, resourceId: 12 };
    const now = [unlink(41, 12), unlink(41, 12)];
    expect(keysOf(mergedPairs(now, { off: [pair, other, other], on: [] }))).toEqual(["41:12", "42:12"]);
    expect(mergedPairs(now, { off: [], on: [pair] })).toEqual([]);
  });

  test("set and set back is no change; what is set to what it is already is none", () => {
    const off = offPairs([unlink(41, 12)]);
    const pair = [{ courseId: 41, resourceId: 12 }];
    const once = withPairs(off, {}, pair, true);
    expect(changesOf(once)).toEqual({ off: [], on: [{ ...pair[0], isOn: true }] });
    expect(withPairs(off, once, pair, false)).toEqual({});
    expect(withPairs(off, {}, pair, false)).toEqual({});
  });

  test("kept work that is no answer says nothing", () => {
    const state = pairState(offPairs([unlink(41, 12)]), { "41:12": "yes", "42:12": null });
    expect([state.isOn(41, 12), state.isOn(42, 12)]).toEqual([false, true]);
    expect(changesOf({ "41:12": "yes", "42:12": null })).toEqual({ off: [], on: [] });
  });
});

/** Few, so that both people often mean the same. */
const id = fc.integer({ min: 1, max: 3 });
const pair = fc.record({ courseId: id, resourceId: id });
const press = fc.record({ pairs: fc.array(pair, { maxLength: 3 }), isOn: fc.boolean() });
const server = fc.array(
  pair.map(({ courseId, resourceId }) => unlink(courseId, resourceId)),
  { maxLength: 6 },
);
const everyPair = [1, 2, 3].flatMap((courseId) => [1, 2, 3].map((resourceId) => ({ courseId, resourceId })));

test("whatever two people change, each pair is as the last who changed it wants it, and is there once", () => {
  fc.assert(
    fc.property(server, server, fc.array(press, { maxLength: 8 }), (read, now, presses) => {
      const off = offPairs(read);
      let changed: PlainObject = {};
      const wanted = new Map<string, boolean>();
      for (const { pairs, isOn } of presses) {
        changed = withPairs(off, changed, pairs, isOn);
        for (const each of pairs) wanted.set(pairKey(each), isOn);
      }
      const state = pairState(off, changed);
      const unknown = unlink(999, 888);
      const sent = keysOf(mergedPairs([...now, unknown], changesOf(changed)));
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent).toContain("999:888");
      for (const each of everyPair) {
        const key = pairKey(each);
        const wasOn = !off.has(key);
        const isOn = wanted.get(key) ?? wasOn;
        expect([key, state.isOn(each.courseId, each.resourceId)]).toEqual([key, isOn]);
        const isOff = isOn === wasOn ? offPairs(now).has(key) : !isOn;
        expect([key, sent.includes(key)]).toEqual([key, isOff]);
      }
    }),
  );
});

test.each([
  ["none where there is nobody", [], [], "none"],
  ["none", [12], [12], "none"],
  ["some", [12, 13], [12], "some"],
  ["all", [12, 13], [], "all"],
  ["what is not there counts for nobody", [12], [99], "all"],
] as const)("of a course is on: %s", (_, ids, off, sum) => {
  const one = course(41);
  const others = ids.map((each) => resource(each));
  const sums = countPairs([one], others, offPairs(off.map((each) => unlink(41, each))))({});
  expect(sums.ofCourse(one).is).toBe(sum);
});

test.each([
  ["it can be booked with one who is offered", true, true, true, false],
  ["who could do it is not offered", true, false, true, true],
  ["who is offered cannot do it", true, true, false, true],
  ["it is not offered itself, and neither is who could do it", false, false, true, true],
  ["it is not offered itself, and who is offered can do it", false, true, true, false],
])("nobody to book: %s", (_, isPublic, isPartnerPublic, isOn, isLost) => {
  const one = course(41, { is_public: isPublic });
  const partners = [resource(12, { is_public: isPartnerPublic })];
  const off = offPairs(isOn ? [] : [unlink(41, 12)]);
  expect(countPairs([one], partners, off)({}).ofCourse(one).isLost).toBe(isLost);
  expect(countPairs([one], [], off)({}).ofCourse(one).isLost).toBe(true);
});

test("what is counted is what a look at every pair says", () => {
  const items = (make: typeof course) =>
    fc
      .array(fc.boolean(), { maxLength: 3 })
      .map((offered) => offered.map((is_public, at) => make(at + 1, { is_public })));
  fc.assert(
    fc.property(
      items(course),
      items(resource),
      server,
      fc.array(press, { maxLength: 6 }),
      (courses, resources, read, presses) => {
        const off = offPairs(read);
        const changed = presses.reduce<PlainObject>(
          (all, { pairs, isOn }) => withPairs(off, all, pairs, isOn),
          {},
        );
        const state = pairState(off, changed);
        const sums = countPairs(courses, resources, off)(changed);
        const look = (partners: readonly { isPublic: boolean; isOn: boolean }[]) => {
          const count = partners.filter(({ isOn }) => isOn).length;
          return {
            is: count === 0 ? "none" : count === partners.length ? "all" : "some",
            isLost: !partners.some((each) => each.isPublic && each.isOn),
          };
        };
        for (const one of courses)
          expect(sums.ofCourse(one)).toEqual(
            look(resources.map(({ id, isPublic }) => ({ isPublic, isOn: state.isOn(one.id, id) }))),
          );
        for (const one of resources)
          expect(sums.ofResource(one)).toEqual(
            look(courses.map(({ id, isPublic }) => ({ isPublic, isOn: state.isOn(id, one.id) }))),
          );
      },
    ),
  );
});
