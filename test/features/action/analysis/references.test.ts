import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  nameOfThing,
  referencesOf,
  replaceability,
  replaceEverywhere,
} from "../../../../src/features/action/analysis/references.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import { sentenceOf } from "../../../../src/features/action/sentences/sentence.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { createSentenceFormat, type Named, namedBy } from "../../../../src/references/index.js";
import everyEffect from "../../../fixtures/action-every-effect.json" with { type: "json" };
import { allSamples } from "../effects/samples.js";
import { openModel } from "../open-model.js";
import {
  assign,
  cancel,
  common,
  folder,
  member,
  menu,
  phases,
  remind,
  reserve,
  scenario,
  stateOf,
  tags,
  template,
  text,
} from "./stored-effects.js";

const everyAbility = allEffects.all.flatMap(({ ability = [] }) => ability);
const tag = (id: number | string): Named => ({ kind: "tag", among: "items", id });
const named = (...inputs: PlainData[]) => referencesOf(allEffects, stateOf(...inputs)).map(nameOfThing);

describe("effects point at what is stored", () => {
  it.each<[what: string, effect: PlainData, names: string[]]>([
    ["a template", template(401), ["egg items 401"]],
    ["tags", tags(0, [101, "102", null, ""]), ["tag items 101", "tag items 102"]],
    ["tags of linked data", tags(2, [101]), ["tag items 101"]],
    ["a folder, and not the tags from before", { ...folder(0, 11), tag_ids: [1] }, ["tag groups 11"]],
    ["tags, and not the folder from before", tags(0, [1], { tag_group_id: 11 }), ["tag items 1"]],
    ["friend info", assign(201), ["varia items 201"]],
    [
      "a choice of friend info",
      assign(204, { var_type: "20", fix_value: "2" }),
      ["varia items 204", "varia 204 choices 2"],
    ],
    [
      "no choice where it is cleared",
      assign(204, { var_type: 20, fix_value: 2, operand: 4 }),
      ["varia items 204"],
    ],
    ["a scenario", scenario(501), ["scenario items 501"]],
    ["stopping scenarios", scenario(0), []],
    ["resuming one", scenario("-1"), []],
    ["a menu", menu(601), ["richmenu items 601"]],
    ["no menu", menu(0), []],
    ["a reminder", remind(701), ["episode items 701"]],
    [
      "a goal in friend info",
      remind(701, { selectionType: 1, var_id: 203 }),
      ["episode items 701", "varia items 203"],
    ],
    ["a goal that was in friend info", remind(701, { var_id: 203 }), ["episode items 701"]],
    [
      "a goal of linked data",
      remind(1, { goal_date_type: "dynamic_context", selectionType: 1, var_id: 2 }),
      ["episode items 1"],
    ],
    ["a cancellation", cancel(701, { selectionType: 1, var_id: 203 }), ["episode items 701"]],
    ["a mark", member(-10, 2), ["response_mark items 2"]],
    ["no mark", member(-1, -1), []],
    ["a slot and its plan", reserve(801, 811), ["slot items 801", "slot 801 plans 811"]],
    ["a slot without a plan", reserve(801), ["slot items 801"]],
    ["no plan of no slot", reserve(null, 811), []],
    ["common information", common(901), ["common_vars items 901"]],
    ["phases", phases(1001, 1002), ["journey_tag items 1001", "journey_tag items 1002"]],
    ["the id of a condition is none", text("一", { member_query_id: 31 }), []],
    ["what cannot be read", null, []],
    ["a type that is no number", { type: "13", tag_ids: [1] }, []],
    ["a type that nobody knows", { type: 999, tag_ids: [1] }, []],
    ["ids that are none", tags(0, [{ id: 1 }, [2], true]), []],
  ])("%s", (_, effect, names) => {
    expect(named(effect)).toEqual(names);
  });

  it("each once, with every use, and what conditions name", () => {
    const state = stateOf(tags(0, [1, 1]), text(), tags(1, ["1", 2]));
    const used = referencesOf(allEffects, state, ({ key }) => (key === "r1" ? [tag(1), tag(3)] : []));
    expect(
      used.map((each) => [nameOfThing(each), each.uses.map(({ row, field }) => `${row} ${field}`)]),
    ).toEqual([
      ["tag items 1", ["r0 tag_ids", "r1 condition", "r2 tag_ids"]],
      ["tag items 3", ["r1 condition"]],
      ["tag items 2", ["r2 tag_ids"]],
    ]);
  });

  // What an effect points at is written down in two ways; neither may know more than the other.
  it.each(allSamples)("what its sentence names: $title", ({ effect }) => {
    const sentence = namedBy((names) =>
      sentenceOf(allEffects, effect, createSentenceFormat(names, "ja", "whole")),
    );
    expect(named(effect).sort()).toEqual(sentence.map(nameOfThing).sort());
  });
});

describe("a replacement takes every place of the one thing", () => {
  it.each<[what: string, effects: PlainData[], thing: Named, by: number, then: PlainData[]]>([
    [
      "in two effects",
      [tags(0, [9, 1]), text(), tags(1, ["9"])],
      tag(9),
      5,
      [tags(0, [5, 1]), text(), tags(1, [5])],
    ],
    ["that is there already", [tags(0, [1, 9, 5])], tag(9), 5, [tags(0, [1, 5])]],
    ["that is there already, as text", [tags(0, ["5", 9])], tag(9), 5, [tags(0, ["5"])]],
    ["named twice", [tags(0, [9, 1, 9])], tag(9), 5, [tags(0, [5, 1])]],
    [
      "but not the same id of another kind",
      [tags(0, [9]), template(9), folder(0, 9)],
      tag(9),
      5,
      [tags(0, [5]), template(9), folder(0, 9)],
    ],
    [
      "of a folder",
      [folder(0, 9), tags(0, [9])],
      { kind: "tag", among: "groups", id: 9 },
      5,
      [folder(0, 5), tags(0, [9])],
    ],
    [
      "but not what was chosen before",
      [{ ...folder(0, 11), tag_ids: [9] }, tags(0, [9])],
      tag(9),
      5,
      [{ ...folder(0, 11), tag_ids: [9] }, tags(0, [5])],
    ],
    [
      "of friend info and a goal",
      [assign(9, { var_type: 30 }), remind(9, { selectionType: 1, var_id: 9 })],
      { kind: "varia", among: "items", id: 9 },
      5,
      [assign(5, { var_type: 30 }), remind(9, { selectionType: 1, var_id: 5 })],
    ],
    [
      "of a selection, whose choices are its own",
      [assign(9, { var_type: 20, fix_value: "91" })],
      { kind: "varia", among: "items", id: 9 },
      5,
      [assign(5, { var_type: 20, fix_value: "" })],
    ],
    [
      "of a slot, whose plans are its own",
      [reserve(9, 811)],
      { kind: "slot", among: "items", id: 9 },
      5,
      [reserve(5, null)],
    ],
    [
      "and no key that nobody knows",
      [tags(0, [9], { future: { tag_ids: [9] } })],
      tag(9),
      5,
      [tags(0, [5], { future: { tag_ids: [9] } })],
    ],
    [
      "and the readable fields of one with others",
      [tags(0, [9], { remove: "?" }), tags(0, [9])],
      tag(9),
      5,
      [tags(0, [5], { remove: "?" }), tags(0, [5])],
    ],
    [
      "and no field that cannot be read",
      [tags(0, [9, { id: 9 }]), tags(0, [9])],
      tag(9),
      5,
      [tags(0, [9, { id: 9 }]), tags(0, [5])],
    ],
  ])("%s", (_, effects, thing, by, then) => {
    const state = stateOf(...effects);
    const next = replaceEverywhere(allEffects, state, thing, by, everyAbility);
    expect(next?.rows.map(({ value: effect }) => effect)).toEqual(then);
    expect(next?.rows.map(({ key }) => key)).toEqual(state.rows.map(({ key }) => key));
  });

  it("but not in effects that this account may not edit", () => {
    const state = stateOf(phases(9), phases(9));
    const phase: Named = { kind: "journey_tag", among: "items", id: 9 };
    expect([
      replaceEverywhere(allEffects, state, phase, 5, []),
      replaceability(allEffects, state, phase, []),
    ]).toEqual([null, null]);
    expect(replaceability(allEffects, state, phase, ["journey"])).toEqual({ effects: 2, type: null });
  });

  it("rows that do not use it are the same rows", () => {
    const state = stateOf(text(), tags(0, [9]));
    expect(replaceEverywhere(allEffects, state, tag(9), 5, [])?.rows[0]).toBe(state.rows[0]);
  });

  it("of nothing, and by itself, is none", () => {
    const state = stateOf(tags(0, [9]));
    expect([tag(8), tag(9)].map((each) => replaceEverywhere(allEffects, state, each, 9, []))).toEqual([
      null,
      null,
    ]);
  });

  it("is one step to undo", () => {
    const value = { inputs: [tags(0, [9]), tags(1, [9])] };
    const { model, edits } = openModel(value);
    model.edit(replaceEverywhere(allEffects, model.state(), tag(9), 5, []));
    expect([model.value().inputs, edits()]).toEqual([[tags(0, [5]), tags(1, [5])], 1]);
    model.undoEdit();
    expect(model.value()).toEqual(value);
  });

  const inputs = everyEffect.inputs as unknown as PlainObject[];
  // Choices and plans belong to what they were chosen of, and do not come back.
  const things = referencesOf(allEffects, stateOf(...inputs)).filter(
    ({ kind, id, of }) => kind !== "slot" && !(kind === "varia" && id === 204) && of === undefined,
  );
  it("and nothing else: replaced back, the action is what it was", () => {
    const state = stateOf(...inputs);
    fc.assert(
      fc.property(fc.constantFrom(...things), (thing) => {
        const there = replaceEverywhere(allEffects, state, thing, 123_456, everyAbility);
        const back =
          there && replaceEverywhere(allEffects, there, { ...thing, id: 123_456 }, thing.id, everyAbility);
        expect(there?.rows).not.toEqual(state.rows);
        expect(back?.rows).toEqual(state.rows);
      }),
    );
  });
});

test.each<[what: string, effects: PlainData[], type: number | null | undefined]>([
  ["tags have no type", [tags(0, [9])], null],
  ["friend info of one type", [assign(9, { var_type: "1" })], 1],
  ["a goal is a date", [remind(1, { selectionType: 1, var_id: 9 })], 30],
  ["a type that is not stored", [assign(9, { var_type: null })], null],
  ["both are dates", [assign(9, { var_type: 30 }), remind(1, { selectionType: 1, var_id: 9 })], 30],
  ["no item has both types", [assign(9), remind(1, { selectionType: 1, var_id: 9 })], undefined],
  ["common information is a number", [common(9)], 2],
])("what may replace it: %s", (_, effects, type) => {
  const state = stateOf(...effects);
  const thing = referencesOf(allEffects, state).find(({ id }) => id === 9);
  expect(thing && replaceability(allEffects, state, thing, everyAbility)?.type).toBe(type);
});
