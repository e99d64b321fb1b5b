import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { allEffects, type EffectData, effects } from "../../../../src/features/action/effects/index.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { anyPlainData } from "../../../lib/any-plain-data.js";
import { actionOf, openModel } from "../open-model.js";
import { formatIn } from "../sentence-format.js";
import { judgedAt } from "./judged.js";
import { allSamples, samplesOf } from "./samples.js";

const locales = ["ja", "en"] as const;
/** What a sentence shows when it puts something in words that was not there. */
const traces = /undefined|NaN|null|\[object/;
const folder = fileURLToPath(new URL("../../../../src/features/action/effects/", import.meta.url));
const definitions = allEffects.all;

describe("the family", () => {
  it("has one folder a kind, named after it, and no other", () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "parts")
      .map(({ name }) => name);
    expect(definitions.map(({ name }) => name).sort()).toEqual(folders.sort());
    for (const name of folders) expect(readdirSync(`${folder}${name}`)).toContain(`${name}.ts`);
  });

  it("has no type twice", () => {
    expect(new Set(effects.map(({ type }) => type)).size).toBe(effects.length);
  });

  it.each([[999], [0], [-1], [1.5], [Number.NaN]])("has nothing for type %d", (type) => {
    expect(allEffects.ofType(type)).toBeNull();
  });
});

describe.each(definitions)("$name", (definition) => {
  const { type, name, schema } = definition;
  const samples = samplesOf(name);

  it("makes new effects with the values of the public surface, each a private one", () => {
    const canonical: PlainObject | undefined = (defaults.effects as Record<string, PlainObject>)[type];
    const created = definition.create();
    expect(JSON.stringify(created)).toBe(JSON.stringify(canonical));
    expect(safeParse(schema, created).success).toBe(true);
    expect(definition.create()).not.toBe(created);
  });

  it("has samples", () => {
    expect(samples.length).toBeGreaterThan(0);
  });

  it.each(samples)("sample %s is read as this kind, with nothing changed", (_, effect) => {
    const parsed = safeParse(schema, effect);
    expect(parsed.success && parsed.output).toEqual(effect);
    expect(allEffects.of(effect)).toBe(definition);
  });

  it.each(samples)("sample %s has problems only at fields that are there", (_, effect) => {
    const known = Object.keys({ ...definition.create(), ...effect });
    for (const locale of locales) {
      const problems = definition.problems?.(effect as EffectData, { ...judgedAt(), locale });
      const messages = (problems ?? []).map(
        ({ field, message }) => known.includes(field) && message.trim() !== "",
      );
      expect(messages).not.toContain(false);
    }
  });

  it.each(samples)("sample %s is one sentence in each language", (_, effect) => {
    for (const locale of locales) {
      const sentence = definition.summarize(effect as EffectData, formatIn(locale));
      expectSentence(sentence);
      expect(sentence).not.toMatch(/[\r\n]/);
    }
  });

  it("says a sentence whatever the data, as long as it is of this kind", () => {
    const bases = fc.constantFrom(definition.create() as PlainObject, ...samples.map(([, effect]) => effect));
    const key = fc.constantFrom(...Object.keys(definition.create()), "another");
    const changed = fc.tuple(bases, fc.dictionary(key, anyPlainData, { maxKeys: 2, noNullPrototype: true }));
    fc.assert(
      fc.property(changed, ([base, changes]) => {
        const effect = { ...base, ...changes };
        const texts = Object.values(effect)
          .flat()
          .filter((value) => typeof value === "string");
        fc.pre(safeParse(schema, effect).success && !texts.some((text) => traces.test(text)));
        for (const locale of locales) {
          expectSentence(definition.summarize(effect as EffectData, formatIn(locale)));
          expect(() => definition.problems?.(effect as EffectData, { ...judgedAt(), locale })).not.toThrow();
        }
      }),
      { numRuns: 200, maxSkipsPerRun: 200 },
    );
  });
});

describe("what is loaded and not edited comes back key for key", () => {
  it.each(allSamples)("$title", ({ effect }) => {
    const action = { ...actionOf(), inputs: [effect] };
    const { model } = openModel(structuredClone(action));
    expect(JSON.stringify(model.value())).toBe(JSON.stringify(action));
    expect(JSON.stringify(model.payload())).toBe(JSON.stringify(action));
    expect(model.isDirty()).toBe(false);
  });
});

describe("what we cannot read has no definition", () => {
  it.each([
    ["nothing", null],
    ["text", "1"],
    ["a list", [1]],
    ["no type", { text: "本文" }],
    ["a type in text", { type: "1", text: "本文" }],
    ["an unknown type", { type: 999 }],
    ["another shape", { type: 1, text: null }],
    ["a delay of another sort", { type: 1, text: "", delay_type: 3 }],
    ["a condition of another sort", { type: 1, text: "", member_query_id: "31" }],
  ])("%s", (_, effect) => {
    expect(allEffects.of(effect)).toBeNull();
  });

  it("an effect is recognized anew after each change", () => {
    const effect = { type: 1, text: "本文" };
    expect(allEffects.of(effect)).not.toBeNull();
    expect(allEffects.of({ ...effect, text: 5 })).toBeNull();
    expect(allEffects.of(effect)).not.toBeNull();
  });
});

function expectSentence(sentence: string): void {
  expect(sentence.trim()).not.toBe("");
  expect(sentence).not.toMatch(traces);
}
