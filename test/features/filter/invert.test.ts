import { describe, expect, it } from "vitest";
import { allConditions, conditions } from "../../../src/features/filter/conditions/index.js";
import { writeFilter } from "../../../src/features/filter/entity.js";
import type { FilterSettings } from "../../../src/features/filter/settings.js";
import { invertCondition } from "../../../src/features/filter/transitions.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { everything } from "./filter-settings.js";
import { anyOf, held, stateOf } from "./open-filter.js";

/** Codes that are each other's exact opposite, by type and by the field that has them. */
const pairs: [type: number, field: string, code: number, opposite: number][] = [
  [60, "tag_or", 0, 2],
  [60, "tag_or", 1, 3],
  [80, "tracker_or", 0, 2],
  [80, "tracker_or", 1, 3],
  [85, "landing_or", 0, 2],
  [85, "landing_or", 1, 3],
  [41, "match", 0, 3],
  [41, "match", 4, 5],
  [90, "match", 0, 10],
  [90, "match", 1, 11],
  [93, "match", 0, 10],
  [93, "match", 2, 12],
  [95, "match", 0, 10],
  [65, "match", 1, 11],
  [65, "match", 2, 12],
  [65, "match", 3, 13],
  [65, "match", 4, 14],
  [70, "condition", 5, 10],
  [115, "match", 0, 4],
  [115, "match", 1, 5],
  [115, "match", 3, 2],
  [75, "match", 0, 4],
  [75, "match", 1, 5],
  [75, "match", 3, 2],
  [77, "match", 11, 14],
  [77, "match", 12, 13],
  [110, "has_response", 1, 10],
];

describe("changes exactly one code, and twice changes nothing", () => {
  it.each(
    pairs.flatMap(([type, field, a, b]) => [[type, field, a, b] as const, [type, field, b, a] as const]),
  )("%i: %s %i becomes %i", (type, field, code, opposite) => {
    const condition = { ...created(type), [field]: code, future: { a: [1] } };
    expect(allConditions.of(condition), "the sample is read").not.toBeNull();
    for (const [inputs, key] of [
      [[condition], "r0"],
      [[anyOf(condition)], "r1"],
    ] as const) {
      const state = stateOf(...inputs);
      const next = invertCondition(state, key, everything)!;
      const inverted = { ...condition, [field]: opposite };
      expect(writeFilter(next).inputs).toEqual(key === "r0" ? [inverted] : [anyOf(inverted)]);
      expect(writeFilter(invertCondition(next, key, everything)!)).toEqual(writeFilter(state));
    }
  });
});

describe("without an exact opposite nothing is inverted", () => {
  it.each<[what: string, condition: PlainData]>([
    ["a name", created(11)],
    ["a memo", created(20)],
    ["a status message", created(25)],
    ["days of registration", created(30)],
    ["marks", created(50)],
    ["a calendar reservation", created(67)],
    ["parameters of a landing", created(86)],
    ["mail", created(15)],
    ["the last reaction", created(106)],
    ["a scenario up to a day", { ...created(41), match: 2 }],
    ["a common number that is equal", { ...created(77), match: 10 }],
    ["landings on some days", { ...created(85), use_date: 1 }],
    ["landings at some time", { ...created(85), use_date: 2 }],
    ["reminders by days", { ...created(90), use_date: 1 }],
    ["reminders by the moment", { ...created(90), use_date: 2 }],
    ["answers on some days", { ...created(95), use_date: 1 }],
    ["friend information by size", { ...created(75), match: 10 }],
    ["linked data by size", { ...created(115), match: 13 }],
    ["friend information by date", { ...created(75), match: 20 }],
    ["friend information by what has passed", { ...created(75), match: 30 }],
    ["reactions of one sort", { ...created(110), has_response: 12 }],
    ["reactions over one channel", { ...created(110), has_response: 1, has_type: 1 }],
    ["an or-panel", anyOf()],
    ["what cannot be read", held],
    ["nothing", null],
  ])("%s", (_, condition) => {
    expect(invertCondition(stateOf(condition), "r0", everything)).toBeNull();
  });

  it("nor what is not there", () => {
    expect(invertCondition(stateOf(), "r0", everything)).toBeNull();
  });

  it.each<[what: string, condition: PlainData, settings: FilterSettings]>([
    ["a condition whose ability is missing", created(70), { ...everything, abilities: [] }],
    ["linked data without a trigger", created(115), { ...everything, triggerContext: null }],
    [
      "common information among members",
      { ...created(77), match: 11 },
      { ...everything, memberFilter: true },
    ],
  ])("nor %s: it is shown locked", (_, condition, settings) => {
    expect(invertCondition(stateOf(condition), "r0", everything)).not.toBeNull();
    expect(invertCondition(stateOf(condition), "r0", settings)).toBeNull();
  });
});

function created(type: number): PlainObject {
  const definition = conditions.find((each) => each.type === type);
  return definition?.create(everything) as PlainObject;
}
