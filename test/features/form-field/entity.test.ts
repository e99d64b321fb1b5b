import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyFormField,
  type FormFieldState,
  flagOf,
  inputTypeOf,
  isOn,
  isRequired,
  readFormField,
  ruleOf,
  savedId,
  textIn,
  variableOf,
  writeFormField,
} from "../../../src/features/form-field/entity.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { fieldExamples, fieldOf } from "./samples.js";

const write = (data: PlainData) => JSON.stringify(writeFormField(readFormField(data) as FormFieldState));

describe("what was loaded goes back as it came", () => {
  test.each(fieldExamples.map((example) => [example.label, example]))("%s", (_, example) => {
    expect(write(example as PlainData)).toBe(JSON.stringify(example));
  });

  test("whatever it is, as long as it is an object", () => {
    const names = Object.keys(emptyFormField());
    const anything = fc.jsonValue() as fc.Arbitrary<PlainData>;
    const documents = fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names, "future", "__proto__", "constructor"), anything),
        anything,
      )
      .map(([fields, options]) => ({ ...fields, ...(Math.random() < 0.5 ? { options } : {}) }));
    fc.assert(
      fc.property(documents, (document) => {
        expect(write(document as PlainData)).toBe(JSON.stringify(document));
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([[[]], [null], ["text"], [7], [true]])("%j is no definition", (data) => {
    expect(readFormField(data as PlainData)).toBe(null);
  });
});

describe("how values are read", () => {
  const of = (values: Record<string, PlainData>) => fieldOf(1, values);

  test.each<[PlainData | undefined, boolean | undefined]>([
    [true, true],
    [1, true],
    ["1", true],
    [false, false],
    [0, false],
    ["0", false],
    ["yes", undefined],
    [2, undefined],
    [null, undefined],
    [undefined, undefined],
  ])("the flag %j is %j", (stored, flag) => {
    expect(flagOf(stored)).toBe(flag);
  });

  test("it is required unless it says otherwise, and switches are off", () => {
    const state = readFormField({}) as FormFieldState;
    expect([isRequired(state), isOn(state, "syncGc")]).toEqual([true, false]);
    expect([isRequired(of({ required: 0 })), isOn(of({ syncGc: "1" }), "syncGc")]).toEqual([false, true]);
  });

  test("types and rules that nobody knows are shown raw", () => {
    expect(inputTypeOf(of({ swatch_id: "20" }))).toEqual({ is: "known", value: 20 });
    expect(inputTypeOf(of({ swatch_id: 30 }))).toEqual({ is: "unknown", raw: "30" });
    expect(inputTypeOf(of({ swatch_id: null }))).toEqual({ is: "known", value: null });
    expect(inputTypeOf(of({ swatch_id: [] }))).toEqual({ is: "unknown", raw: "?" });
    expect(ruleOf(of({ rule: "none" }))).toEqual({ is: "known", value: "none" });
    expect(ruleOf(of({ rule: null }))).toEqual({ is: "known", value: null });
    expect(ruleOf(of({ rule: "zip" }))).toEqual({ is: "unknown", raw: "zip" });
  });

  test("a text that is none is held, a number is read as one", () => {
    expect(textIn(of({ label: { a: 1 } }), "label")).toBe(null);
    expect(textIn(of({ label: null }), "label")).toBe("");
    expect(textIn(of({ label: 12 }), "label")).toBe("12");
  });

  test("ids may be texts", () => {
    expect(variableOf(of({ var_id: "204", var_type: "20", var_name: "担当" }))).toEqual({
      ...{ id: 204, type: 20, name: "担当" },
    });
    expect(variableOf(of({ var_id: [1] })).id).toBe(undefined);
  });

  test.each<[PlainData | undefined, object]>([
    [{ id: 7 }, { id: 7 }],
    [{ data: { id: 8 } }, { id: 8 }],
    [{ ok: true }, {}],
    [undefined, {}],
    ["saved", {}],
  ])("a save that answers %j decides %j", (answer, decided) => {
    expect(savedId({}, answer)).toEqual(decided);
  });
});
