import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { asp } from "../../../../src/features/action/effects/asp/asp.js";
import { aspSamples as samples } from "../../../../src/features/action/effects/asp/asp.samples.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import { offeredEffects } from "../../../../src/features/action/offered-effects.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { settingsWith } from "../open-model.js";
import { formatIn } from "../sentence-format.js";
import { problemsOf } from "./judged.js";

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(asp.create())).toBe(JSON.stringify(defaults.effects[30]));
});

test("the canonical one is a sample", () => {
  expect(every.inputs.filter(({ type }) => type === 30)).toEqual([samples.typical]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(asp.schema, effect)).toMatchObject({ success: true, output: effect });
});

test.each([{ member_query_id: "31" }, { type: 31 }])("with %j it is held", (change) => {
  expect(safeParse(asp.schema, { ...samples.typical, ...change }).success).toBe(false);
});

test("once in an action, for accounts that may (rules: single-use-effects, effect-abilities)", () => {
  expect(asp).toMatchObject({ once: true, ability: "asp" });
  const offered = (abilities: string[]) =>
    offeredEffects(allEffects, settingsWith({ abilities })).map(({ type }) => type);
  expect(offered([])).not.toContain(30);
  expect(offered(["asp"])).toContain(30);
});

test.each(Object.entries(samples))("sample %s may be saved, and says what it does", (_, effect) => {
  expect(problemsOf(asp, effect)).toEqual([]);
  expect(asp.summarize(effect, formatIn("ja"))).toBe("ASPにCVを登録する");
  expect(asp.summarize(effect, formatIn("en"))).toBe("Register a conversion with the affiliate service");
});
