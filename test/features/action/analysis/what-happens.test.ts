import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../../../../src/features/action/analysis/changes.js";
import { conflictsIn } from "../../../../src/features/action/analysis/conflicts.js";
import { timelineOf } from "../../../../src/features/action/analysis/timeline.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { actionOf, openModel, textEffect } from "../open-model.js";
import { stateOf } from "./stored-effects.js";

const later = (min: number, max = min) => ({
  ...textEffect("遅れて"),
  delay_type: 1,
  delay_min: min,
  delay_max: max,
});
const at = (time: string) => ({ ...textEffect("時刻"), delay_type: 2, delay_at: time });
const tag = (remove: number, ...tag_ids: number[]) => ({
  type: 13,
  remove,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
});
const template = { type: 12, egg_id: 401 };
const block = { type: 7, notify: -1, user_rate: -1 };
const assign = (var_id: number, operand = 1) => ({
  type: 6,
  var_id,
  var_type: 0,
  operand,
  valuetype: 1,
  fix_value: "a",
});
const reminder = (firetype: number, episode_id: number) => ({ type: 15, firetype, episode_id });

describe("when what happens", () => {
  it("what is sent later happens after what stands below it and does not wait", () => {
    const { steps, reordered } = timelineOf(stateOf(later(30), tag(0, 101), template), allEffects);
    expect(steps.map(({ key }) => key)).toEqual(["r1", "r2", "r0"]);
    expect(reordered).toBe(true);
  });

  it.each<[what: string, inputs: PlainObject[], keys: string[], reordered: boolean]>([
    ["as listed, where nothing waits", [textEffect("一"), template], ["r0", "r1"], false],
    ["shorter waits first", [later(60), later(10, 90)], ["r1", "r0"], true],
    ["of equal waits the one that ends first", [later(10, 30), later(10, 20)], ["r1", "r0"], true],
    ["equal ones as listed", [later(10), later(10)], ["r0", "r1"], false],
    [
      "times of day by the clock, after what waits",
      [at("18:00"), at("09:00"), later(5)],
      ["r2", "r1", "r0"],
      true,
    ],
    ["a range that is written backwards", [later(30, 10), later(20)], ["r1", "r0"], true],
    ["nothing", [], [], false],
    ["a wait of nothing is no wait", [later(0), template], ["r0", "r1"], false],
  ])("%s", (_, inputs, keys, reordered) => {
    const timeline = timelineOf(stateOf(...inputs), allEffects);
    expect(timeline.steps.map(({ key }) => key)).toEqual(keys);
    expect(timeline.reordered).toBe(reordered);
  });

  it.each<[what: string, inputs: PlainObject[], sends: number, atMost: boolean]>([
    ["texts and templates", [textEffect("一"), template, tag(0, 1), block], 2, false],
    ["at most, where one has a condition", [textEffect("一", { member_query_id: 31 }), template], 2, true],
    [
      "a condition of what sends nothing changes nothing",
      [template, { ...tag(0, 1), member_query_id: 31 }],
      1,
      false,
    ],
    ["none", [tag(0, 1)], 0, false],
  ])("counts %s", (_, inputs, sends, atMost) => {
    expect(timelineOf(stateOf(...inputs), allEffects)).toMatchObject({ sends, atMost });
  });

  it.each<[effect: PlainObject, lasting: string | null]>([
    [block, "blocks"],
    [{ type: 7, notify: 1, user_rate: 0 }, null],
    [{ type: 5, group_id: 0 }, "stopsScenario"],
    [{ type: 5, group_id: "0" }, "stopsScenario"],
    [{ type: 5, group_id: null }, null],
    [{ type: 5, group_id: 501 }, null],
    [{ type: 14, menu_id: 0 }, "removesMenu"],
    [{ type: 14, menu_id: 601 }, null],
    [reminder(1, 701), "cancelsReminder"],
    [reminder(0, 701), null],
  ])("%j lasts as %s", (effect, lasting) => {
    expect(timelineOf(stateOf(effect), allEffects).steps[0]?.lasting).toBe(lasting);
  });
});

describe("what works against itself", () => {
  it.each<[what: string, inputs: PlainObject[], found: [string, string[], string | null][]]>([
    ["blocking and a text", [textEffect("一"), block], [["sentToBlocked", ["r0", "r1"], null]]],
    ["blocking and a template", [block, tag(0, 1), template], [["sentToBlocked", ["r0", "r2"], null]]],
    ["hiding is no blocking", [textEffect("一"), { ...block, user_rate: 0 }], []],
    ["blocking alone", [block], []],
    ["a tag added and removed", [tag(0, 101, 102), tag(1, 102)], [["tagBothWays", ["r0", "r1"], "102"]]],
    ["other tags", [tag(0, 101), tag(1, 102)], []],
    ["a tag added twice", [tag(0, 101), tag(0, 101)], []],
    ["a folder says nothing of tags", [tag(0, 101), { ...tag(1, 101), use_group: 1 }], []],
    ["linked data says nothing of tags", [tag(0, 101), tag(3, 101)], []],
    [
      "ids in text are the same ids",
      [tag(0, 101), { ...tag(1), tag_ids: ["101"] }],
      [["tagBothWays", ["r0", "r1"], "101"]],
    ],
    [
      "two menus",
      [
        { type: 14, menu_id: 601 },
        { type: 14, menu_id: 0 },
      ],
      [["menuTwice", ["r0", "r1"], null]],
    ],
    [
      "a menu and one that is not chosen",
      [
        { type: 14, menu_id: 601 },
        { type: 14, menu_id: null },
      ],
      [],
    ],
    ["a variable set twice", [assign(201), assign(201)], [["assignedTwice", ["r0", "r1"], "201"]]],
    ["two variables", [assign(201), assign(202)], []],
    ["adding after setting", [assign(202), assign(202, 2)], []],
    [
      "a reminder started and cancelled",
      [reminder(0, 701), reminder(1, 701)],
      [["reminderBothWays", ["r0", "r1"], "701"]],
    ],
    ["a reminder started twice", [reminder(0, 701), reminder(0, 701)], []],
    ["two reminders", [reminder(0, 701), reminder(1, 702)], []],
  ])("%s", (_, inputs, found) => {
    expect(
      conflictsIn(stateOf(...inputs), allEffects).map(({ is, rows, thing }) => [is, rows, thing?.id ?? null]),
    ).toEqual(found);
  });

  it("nothing is said where one of them has a condition, or is getting one", () => {
    const conditional = { ...tag(1, 101), member_query_id: 31 };
    expect(conflictsIn(stateOf(tag(0, 101), conditional), allEffects)).toEqual([]);
    const state = stateOf(tag(0, 101), tag(1, 101));
    const work = { document: {}, rows: [], nextKey: 0 };
    expect(conflictsIn({ ...state, pendingConditions: { r1: work } }, allEffects)).toEqual([]);
    expect(conflictsIn(state, allEffects)).toHaveLength(1);
  });

  it("whatever is stored, nothing is thrown, and only rows that are there are named", () => {
    const value = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.constant(null),
      fc.array(fc.oneof(fc.integer(), fc.string())),
    );
    const fields = [
      "remove",
      "use_group",
      "tag_ids",
      "var_id",
      "operand",
      "menu_id",
      "episode_id",
      "firetype",
      "user_rate",
      "delay_type",
      "delay_min",
      "delay_at",
      "member_query_id",
    ];
    const effect = fc
      .tuple(fc.constantFrom(1, 5, 6, 7, 12, 13, 14, 15), fc.dictionary(fc.constantFrom(...fields), value))
      .map(([type, more]) => ({ ...more, type }));
    fc.assert(
      fc.property(fc.array(effect, { maxLength: 8 }), (inputs) => {
        const state = stateOf(...(inputs as PlainObject[]));
        const keys = new Set(state.rows.map(({ key }) => key));
        const named = [
          ...conflictsIn(state, allEffects).flatMap(({ rows }) => rows),
          ...timelineOf(state, allEffects).steps.map(({ key }) => key),
        ];
        expect(named.filter((key) => !keys.has(key))).toEqual([]);
        expect(timelineOf(state, allEffects).steps).toHaveLength(inputs.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what was changed", () => {
  it("one delay and one move are one change and one move", () => {
    const { model, keys } = openModel(actionOf("一", "二", "三"));
    const before = model.state();
    model.moveEffect(keys()[2] ?? "", -1);
    model.changeEffect("r0", { ...textEffect("一"), delay_type: 1, delay_min: 5, delay_max: 5 }, "delay_min");
    const changes = changesBetween(before, model.state());
    expect(changes.map(({ is }) => is).sort()).toEqual(["changed", "moved"]);
  });

  it("what was put back is no change", () => {
    const { model, keys } = openModel(actionOf("一", "二"));
    const before = model.state();
    model.moveEffect(keys()[0] ?? "", 1);
    model.moveEffect(keys()[0] ?? "", 1);
    expect(changesBetween(before, model.state())).toEqual([]);
  });

  it("names, firings, additions and removals are told", () => {
    const { model, keys } = openModel(actionOf("一", "二"));
    const lines = (since: ReturnType<typeof model.state>) =>
      changesBetween(since, model.state()).map((change) =>
        change.is === "field" ? change.field : change.is,
      );
    const before = model.state();
    model.renameAction("名");
    model.chooseRepeat(true);
    model.duplicateEffect(keys()[0] ?? "");
    expect(lines(before)).toEqual(["a_name", "a_twice_type", "added"]);
    const copied = model.state();
    model.removeEffect(keys()[1] ?? "");
    expect(lines(copied)).toEqual(["removed"]);
  });

  describe("of conditions", () => {
    const conditions = (then: number | null, now: number | null, other: PlainObject = {}) =>
      changesBetween(
        stateOf(textEffect("一", { member_query_id: then })),
        stateOf({ ...textEffect("一", { member_query_id: now }), ...other }),
      ).map((change) => (change.is === "condition" ? [change.before, change.after] : change.is));

    it.each<[what: string, then: number | null, now: number | null, other: PlainObject, found: unknown[]]>([
      ["an effect got one", null, 31, {}, [[null, 31]]],
      ["lost it", 31, null, {}, [[31, null]]],
      ["has another one", 31, 32, {}, [[31, 32]]],
      ["has the same one", 31, 31, {}, []],
      ["got one and another text", null, 31, { text: "二" }, ["changed", [null, 31]]],
      ["has another text", 31, 31, { text: "二" }, ["changed"]],
    ])("%s", (_, then, now, other, found) => expect(conditions(then, now, other)).toEqual(found));

    it("an effect that is added with one", () => {
      const changes = changesBetween(stateOf(), stateOf(textEffect("一", { member_query_id: 31 })));
      expect(changes).toMatchObject([{ is: "added" }, { is: "condition", before: null, after: 31 }]);
    });

    it("one that is being edited", () => {
      const before = stateOf(textEffect("一", { member_query_id: 31 }));
      const filter = { document: {}, rows: [], nextKey: 0 };
      const pending = { ...before, pendingConditions: { r0: filter } };
      expect(changesBetween(before, pending)).toMatchObject([
        { is: "condition", before: 31, after: "pending" },
      ]);
    });
  });

  it("after a save it is counted from there, of the right rows", () => {
    const { model, keys, write } = openModel(actionOf("一", "二"));
    model.removeEffect(keys()[0] ?? "");
    model.applySave(model.payload(), { aid: 7 });
    const saved = model.state();
    write(keys()[0] ?? "", "三");
    expect(changesBetween(saved, model.state()).map(({ is }) => is)).toEqual(["changed"]);
  });
});
