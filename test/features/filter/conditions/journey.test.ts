import { describe, expect, test } from "vitest";
import type { ResourceItem } from "../../../../src/api/resources.js";
import {
  type JourneyCondition,
  journey,
} from "../../../../src/features/filter/conditions/journey/journey.js";
import { journeySamples as samples } from "../../../../src/features/filter/conditions/journey/journey.samples.js";
import { phasesOf } from "../../../../src/features/filter/conditions/journey/phases.js";
import {
  chooseJourney,
  chooseMatch,
  choosePhase,
  withLoadDefaults,
  withPhaseOfJourney,
} from "../../../../src/features/filter/conditions/journey/transitions.js";
import {
  createResource,
  orderedResource,
  type ResourceState,
} from "../../../../src/features/picker/index.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeJourney = summarizedBy(journey);

const { typical, notPassed, withUnknownKeys, sparse, phaseWithoutJourney } = samples;

test("choosing a journey clears the phase (rules: journey-phase-cleared)", () => {
  expect(chooseJourney(withUnknownKeys, 2)).toEqual({
    ...withUnknownKeys,
    journey_id: 2,
    journey_tag_id: null,
  });
  expect(choosePhase(typical, 3)).toEqual({ ...typical, journey_tag_id: 3 });
  expect(chooseMatch(typical, 10)).toEqual({ ...typical, condition: 10 });
});

describe("on load (rules: journey-phase-cleared)", () => {
  const defaults = { type: 70, journey_id: null, journey_tag_id: null, condition: 5 };
  test.each([
    ["nothing at all", sparse, defaults],
    ["a phase without its journey", phaseWithoutJourney, defaults],
    ["a journey without a phase", samples.noPhase, samples.noPhase],
    ["both", notPassed, notPassed],
  ])("%s", (_, stored, shown) => expect(withLoadDefaults(stored)).toEqual(shown));

  test.each([
    ["among the phases of the journey", [1002, 1001], 1001],
    ["the same id as a text", ["1001"], 1001],
    ["not among them", [1002], null],
    ["the journey has none", [], null],
    ["nobody knows yet", null, 1001],
  ])("a phase %s", (_, phases, left) => {
    expect(withPhaseOfJourney(typical, phases)).toEqual({ ...typical, journey_tag_id: left });
  });
});

describe("the phases of a journey", () => {
  const journeys = listOf([
    {
      id: 1,
      journey_kpis: [{ journey_tag_id: 12, order: 2 }, { journey_tag_id: 11, order: 1 }, null, { order: 3 }],
    },
    { id: 2 },
  ]);

  test.each([
    ["in their order", journeys, 1, [11, 12]],
    ["of a journey that does not say", journeys, 2, null],
    ["of a deleted journey", journeys, 9, null],
    ["of none", journeys, null, null],
    ["before the list is there", { is: "loading", source: null } as const, 1, null],
  ])("%s", (_, state, id, phases) => expect(phasesOf(state, id)).toEqual(phases));

  test("are offered in that order, and only as long as they exist", () => {
    const whole = listOf([{ id: 11 }, { id: 12 }, { id: 13 }]);
    const resource = createResource({
      given: whole.is === "ready" ? whole.source : null,
      load: async () => ({ ok: false, failure: { kind: "network" } }) as never,
      forbiddenIsEmpty: false,
      now: () => 0,
    });
    const part = orderedResource(resource, [12, "11", 99]);
    expect(part.state().source?.ids).toEqual([12, 11]);
    expect(part.state()).toBe(part.state());
  });

  function listOf(rows: readonly object[]): ResourceState {
    const items = rows as readonly ResourceItem[];
    const source = {
      items: Object.fromEntries(items.map((item) => [item.id, item])),
      groups: {},
      ids: items.map(({ id }) => id),
      group_ids: [],
      meta: {},
    };
    return { is: "ready", source, complete: true };
  }
});

test("without a phase it narrows nothing; passed and not passed are opposites", () => {
  expect([typical, samples.noPhase, sparse].map(journey.unfinished)).toEqual([false, true, true]);
  expect(journey.opposite(withUnknownKeys)).toEqual({ ...withUnknownKeys, condition: 10 });
  expect(journey.opposite(notPassed)).toEqual(typical);
  expect(journey.opposite(sparse)).toEqual({ type: 70, condition: 10 });
});

describe("sentences", () => {
  test.each([
    ["typical", "ジャーニー「journey1401」のフェーズ「journey_tag1001」を通過した"],
    ["notPassed", "ジャーニー「journey1401」のフェーズ「journey_tag1001」を通過していない"],
    ["noPhase", "ジャーニー「journey1401」のフェーズ（未選択）を通過した"],
    ["sparse", "ジャーニー（未選択）のフェーズ（未選択）を通過した"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeJourney(samples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const base: JourneyCondition = typical;
    const conditions = [
      ...varied(base, "condition", [5, 10]),
      ...varied(base, "journey_id", [null, 2]),
      ...varied(base, "journey_tag_id", [null, 2]),
    ];
    expect(await sharedSentences(summarizeJourney, conditions)).toEqual([]);
  });
});
