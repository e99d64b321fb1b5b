import { describe, expect, it } from "vitest";
import {
  type AttributeDeclaration,
  defaultOf,
  propertyName,
  readAttribute,
  readProperty,
} from "../../src/element-base/declaration.js";

const text = { kind: "text" } as const;
const textWithDefault = { kind: "text", default: "確定" } as const;
const boolean = { kind: "boolean" } as const;
const number = { kind: "number" } as const;
const choice = { kind: "choice", choices: ["post", "emit"], default: "post" } as const;
const words = { kind: "words" } as const;
const json = { kind: "json" } as const;

/** Stands for a reading that was refused, with whatever explanation. */
const refused = Symbol("refused");

describe("an attribute", () => {
  it.each<[declaration: AttributeDeclaration, text: string | null, value: unknown]>([
    [text, null, null],
    [text, "", ""],
    [text, " a ", " a "],
    [textWithDefault, null, "確定"],
    [textWithDefault, "", ""],

    [boolean, null, false],
    [boolean, "", true],
    [boolean, "true", true],
    [boolean, "false", true],
    [boolean, "0", true],

    [number, null, null],
    [number, "", null],
    [number, " ", null],
    [number, "7", 7],
    [number, " 7 ", 7],
    [number, "0", 0],
    [number, "-1.5", -1.5],
    [number, "seven", refused],
    [number, "7px", refused],
    [number, "７", refused],
    [number, "Infinity", refused],
    [number, "NaN", refused],

    [choice, null, "post"],
    [choice, "", "post"],
    [choice, "emit", "emit"],
    [choice, "Emit", refused],
    [choice, " emit", refused],
    [choice, "toString", refused],

    [words, null, null],
    [words, "", []],
    [words, " \n ", []],
    [words, "1", ["1"]],
    [words, " 1\n12\t1 ", ["1", "12", "1"]],
    [words, "a,b", ["a,b"]],

    [json, null, null],
    [json, "", null],
    [json, " ", null],
    [json, "null", null],
    [json, '{"a":[1]}', { a: [1] }],
    [json, "5", 5],
    [json, '{"a":', refused],
    [json, "{a:1}", refused],
    [json, "undefined", refused],
    [json, '{"__proto__":{"x":1},"a":1}', { a: 1 }],
    [json, `${"[".repeat(250)}${"]".repeat(250)}`, refused],
  ])("%o as %j", (declaration, written, value) => {
    expect(outcome(readAttribute(declaration, written))).toEqual(value);
  });
});

describe("a property", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;

  it.each<[declaration: AttributeDeclaration, what: string, assigned: unknown, value: unknown]>([
    [text, "nothing", undefined, null],
    [text, "null", null, null],
    [text, "a text", "a", "a"],
    [text, "an empty text", "", ""],
    [text, "a number", 5, "5"],
    [textWithDefault, "nothing", undefined, "確定"],
    [textWithDefault, "null", null, "確定"],

    [boolean, "nothing", undefined, false],
    [boolean, "null", null, false],
    [boolean, "true", true, true],
    [boolean, "false", false, false],
    [boolean, "an empty text", "", false],
    [boolean, "a text", "false", true],
    [boolean, "zero", 0, false],

    [number, "nothing", undefined, null],
    [number, "null", null, null],
    [number, "a number", 7, 7],
    [number, "zero", 0, 0],
    [number, "a number in text", "7", 7],
    [number, "an empty text", "", null],
    [number, "NaN", Number.NaN, refused],
    [number, "an object", {}, refused],

    [choice, "nothing", undefined, "post"],
    [choice, "null", null, "post"],
    [choice, "one of them", "emit", "emit"],
    [choice, "another", "later", refused],

    [words, "nothing", undefined, null],
    [words, "null", null, null],
    [words, "a list", ["1", "12"], ["1", "12"]],
    [words, "a list of numbers", [1, 12], ["1", "12"]],
    [words, "an empty list", [], []],
    [words, "a text", "1 12", ["1", "12"]],
    [words, "a number", 12, ["12"]],

    [json, "nothing", undefined, null],
    [json, "null", null, null],
    [json, "an object", { a: [1] }, { a: [1] }],
    [json, "a text of JSON", '{"a":1}', { a: 1 }],
    [json, "a blank text", " ", null],
    [json, "a text that is no JSON", "[101,", refused],
    [json, "a circle", circle, refused],
    [json, "a function", () => 1, refused],
    [json, "a map", new Map(), refused],
    [json, "hostile keys", JSON.parse('{"a":{"__proto__":{"x":1},"constructor":1}}'), { a: {} }],
  ])("%o, given %s", (declaration, _, assigned, value) => {
    expect(outcome(readProperty(declaration, assigned))).toEqual(value);
  });

  it("an object is copied, so that the page cannot change it behind our back", () => {
    const assigned = { list: [1] };
    const reading = readProperty(json, assigned);
    assigned.list.push(2);
    expect(reading).toEqual({ ok: true, value: { list: [1] } });
  });
});

describe("what is wrong is said for the developer of the page", () => {
  it.each<[declaration: AttributeDeclaration, text: string, problem: string]>([
    [number, "seven", '"seven" is not a number'],
    [choice, "later", '"later" is none of post, emit'],
    [json, "{", "the JSON is malformed"],
    [json, "1e999", "the JSON is not-finite"],
  ])("%o as %j", (declaration, written, problem) => {
    expect(readAttribute(declaration, written)).toEqual({ ok: false, problem });
  });

  it("for a property too", () => {
    expect(readProperty(json, () => 1)).toEqual({ ok: false, problem: "the value is not-plain" });
  });
});

describe("names and defaults", () => {
  it.each([
    ["value", "value"],
    ["draft-key", "draftKey"],
    ["with-description", "withDescription"],
    ["a-b-c", "aBC"],
  ])("%s is the property %s", (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });

  it.each<[declaration: AttributeDeclaration, value: unknown]>([
    [text, null],
    [textWithDefault, "確定"],
    [boolean, false],
    [number, null],
    [choice, "post"],
    [words, null],
    [json, null],
  ])("%o is absent: %j", (declaration, value) => {
    expect(defaultOf(declaration)).toBe(value);
  });
});

function outcome(reading: ReturnType<typeof readAttribute>): unknown {
  return reading.ok ? reading.value : refused;
}
