import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test, vi } from "vitest";
import { casesOfSchemas } from "../../outside/validators/cases.js";
import { nodeValidators, verdictsOf } from "../../outside/validators/of-node.mjs";
import { madeBodies } from "./made-bodies.js";
import { widelyRead } from "./widely-read.js";

const { plain, shipped, bodies, right } = casesOfSchemas();
const names = Object.keys(plain);

test("what ships takes and refuses what the schemas do that it was made of, two thousand made bodies among it", () => {
  expect(madeBodies().length).toBeGreaterThanOrEqual(2_000);
  const ajv = new Ajv2020({ strict: false });
  const verdicts = Object.fromEntries(
    names.map((name) => {
      const fits = ajv.compile(shipped[name] ?? {});
      return [name, bodies[name]?.map((body) => fits(body))];
    }),
  );
  expect(verdicts).toEqual(right);
});

test("made bodies are right and wrong ones, of every schema, and the same ones every time", () => {
  for (const name of names) expect(new Set(right[name])).toEqual(new Set([true, false]));
  expect(madeBodies()).toEqual(madeBodies());
});

test("no words of one draft are left", () => {
  const words = new Set<string>();
  const texts = JSON.stringify(shipped, (key, value: unknown) => {
    words.add(key);
    return value;
  });
  const newer = ["$schema", "$defs", "const", "if", "then", "else", "propertyNames", "allOf"];
  expect(newer.filter((word) => words.has(word))).toEqual([]);
  expect(texts).not.toContain("\\\\d");
  expect(texts).not.toContain('"required":[]');
  for (const [name, { $id }] of Object.entries(shipped))
    expect($id).toBe(`https://console-editors.example/schemas/${name}.schema.json`);
});

test("a pattern that nobody has looked at stops the build", () => {
  expect(() => widelyRead({ properties: { a: { pattern: "^\\w$" } } })).toThrow("add it to the forms");
});

test("values stand beside their type, and what another language's pattern lets through is said beside it", () => {
  const schemas: Record<string, unknown>[] = [];
  JSON.stringify(shipped, (key, value: unknown) => {
    // What is not meant has its type around it.
    if (typeof value === "object" && value !== null && key !== "not")
      schemas.push(value as Record<string, unknown>);
    return value;
  });
  const values = schemas.filter((each) => Array.isArray(each.enum));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter(({ type }) => typeof type !== "string")).toEqual([]);
  const patterns = schemas.filter((each) => typeof each.pattern === "string");
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter(({ maxLength, not }) => maxLength === undefined && not === undefined)).toEqual([]);
});

describe("validators of many ages judge alike", () => {
  const small = nodeValidators.filter((validator) => validator.small);

  test.each(small.map((validator) => [validator.name, validator] as const))("%s", async (_, validator) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const verdicts = await verdictsOf(validator, await import(validator.load), shipped, bodies);
    const all = names.flatMap((each) => (bodies[each] ?? []).map((body, at) => ({ each, body, at })));
    const wrong = all.filter(({ each, at }) => verdicts[each]?.[at] !== right[each]?.[at]);
    expect(wrong).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
