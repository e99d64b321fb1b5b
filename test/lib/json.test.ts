import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inAscii, parseJson, stringify } from "../../src/lib/json.js";
import { toPlainData } from "../../src/lib/plain-data.js";
import { anyPlainData } from "./any-plain-data.js";

describe("stringify", () => {
  it("writes what JSON.stringify writes", () => {
    fc.assert(
      fc.property(anyPlainData, (data) => {
        expect(stringify(data)).toBe(JSON.stringify(data));
      }),
      { numRuns: 200 },
    );
  });

  it("is read back as it was", () => {
    fc.assert(
      fc.property(anyPlainData, (data) => {
        expect(parseJson(stringify(data))).toEqual({ ok: true, data });
      }),
      { numRuns: 200 },
    );
  });
});

describe("what old libraries put on built-in prototypes changes nothing", () => {
  const payload = {
    aid: 1,
    a_name: '名前 "引用"',
    flags: [true, false, null],
    inputs: [{ type: 1, text: "本文", tag_ids: [1, 2], context: {} }, []],
  };
  const written = JSON.stringify(payload);

  it.each<[name: string, prototype: object, key: string, enumerable: boolean]>([
    ["Array.prototype.toJSON (Prototype.js 1.6)", Array.prototype, "toJSON", true],
    ["Object.prototype.toJSON", Object.prototype, "toJSON", true],
    ["String.prototype.toJSON", String.prototype, "toJSON", true],
    ["Number.prototype.toJSON", Number.prototype, "toJSON", true],
    ["Boolean.prototype.toJSON", Boolean.prototype, "toJSON", true],
    ["an enumerable method of all arrays", Array.prototype, "each", true],
    ["an enumerable method of all objects", Object.prototype, "each", true],
    ["an enumerable number key of all arrays", Array.prototype, "99", true],
  ])("%s", (_, prototype, key, enumerable) => {
    const results = withPatch(prototype, key, enumerable, () => ({
      text: stringify(payload),
      read: parseJson(written),
      copy: toPlainData(payload),
    }));
    expect(results.text).toBe(written);
    expect(JSON.stringify(results.read)).toBe(`{"ok":true,"data":${written}}`);
    expect(JSON.stringify(results.copy)).toBe(`{"ok":true,"data":${written}}`);
    expect(Object.hasOwn(prototype, key)).toBe(key === "toJSON" && prototype === Date.prototype);
  });

  it("what all objects have is not read as part of the text", () => {
    const circle: { self?: object } = {};
    circle.self = circle;
    const patched = Object.prototype as { page?: object };
    patched.page = circle;
    const read = parseJson(written);
    delete patched.page;
    expect(JSON.stringify(read)).toBe(`{"ok":true,"data":${written}}`);
  });

  it("nor does Date.prototype.toJSON", () => {
    const original = Date.prototype.toJSON;
    let copy: unknown;
    Date.prototype.toJSON = () => "hijacked";
    try {
      copy = toPlainData([new Date(0)]);
    } finally {
      Date.prototype.toJSON = original;
    }
    expect(copy).toEqual({ ok: true, data: ["1970-01-01T00:00:00.000Z"] });
  });

  /** Nothing of the test's own tools may run while a prototype is spoilt, hence results first, expectations later. */
  function withPatch<T>(prototype: object, key: string, enumerable: boolean, act: () => T): T {
    const value = () => "hijacked";
    Object.defineProperty(prototype, key, { configurable: true, writable: true, enumerable, value });
    try {
      return act();
    } finally {
      Reflect.deleteProperty(prototype, key);
    }
  }
});

describe("inAscii", () => {
  it("says the same in ASCII", () => {
    fc.assert(
      fc.property(anyPlainData, (data) => {
        const text = inAscii(stringify(data));
        expect(text).toMatch(/^[ -~]*$/);
        expect(parseJson(text)).toEqual({ ok: true, data });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [{ 髙: "😀" }, '{"\\u9ad9":"\\ud83d\\ude00"}'],
    ["a~\u007f\u0080¥\uffff\n", '"a~\\u007f\\u0080\\u00a5\\uffff\\n"'],
    [["plain", 1, null], '["plain",1,null]'],
  ])("%j", (data, expected) => {
    expect(inAscii(stringify(data))).toBe(expected);
  });
});

describe("parseJson", () => {
  it.each<[text: string, result: unknown]>([
    ["1", { ok: true, data: 1 }],
    ["null", { ok: true, data: null }],
    [' {"a":[1]} ', { ok: true, data: { a: [1] } }],
    ['{"__proto__":{"x":1},"a":1}', { ok: true, data: { a: 1 } }],
    ["", { ok: false, problem: "malformed" }],
    ['{"aid": 1,', { ok: false, problem: "malformed" }],
    ["{'a':1}", { ok: false, problem: "malformed" }],
    ["undefined", { ok: false, problem: "malformed" }],
    ["NaN", { ok: false, problem: "malformed" }],
    ["<!doctype html>", { ok: false, problem: "malformed" }],
    ["1e999", { ok: false, problem: "not-finite" }],
    [`${"[".repeat(250)}${"]".repeat(250)}`, { ok: false, problem: "too-deep" }],
  ])("%s", (text, result) => {
    expect(parseJson(text)).toEqual(result);
  });
});

describe("integers that JavaScript cannot hold", () => {
  const long = "9007199254740993";
  it.each([
    ["9007199254740993", ""],
    ['{"aid":9007199254740993}', "aid"],
    ['{"a":[{"id":1},{"id":-9007199254740993}]}', "a[1].id"],
    ['{"text":"1234567890123456789 \\" 1","future":{"x":12345678901234567890}}', "future.x"],
    ["[1,100000000000000000000000]", "[1]"],
    [`[${"1".repeat(30)}\n]`, "[0]"],
  ])("%s is not read, and says where it stands", (text, at) => {
    expect(parseJson(text)).toEqual({ ok: false, problem: "inexact", at });
  });

  it.each<[text: string, read: unknown]>([
    [`[{"id":1},{"id":${long}}]`, [{ id: 1 }, { id: Number(long), inexact: true }]],
    [
      `{"1":{"ids":[2,[${long}]]},"2":{}}`,
      { 1: { ids: [2, [Number(long)]], inexact: true }, 2: {}, inexact: true },
    ],
    [
      `[{"b":{"c":-${long}}},{"b":{"c":1}}]`,
      [{ b: { c: -Number(long), inexact: true }, inexact: true }, { b: { c: 1 } }],
    ],
    [`[{"name":"${long}"}]`, [{ name: long }]],
  ])("%s of a long list marks what has it, and the rest is read", (text, read) => {
    expect(parseJson(text, true)).toEqual({ ok: true, data: read });
  });

  it.each([
    "9007199254740991",
    "-9007199254740991",
    '"9007199254740993"',
    '{"9007199254740993":1}',
    '{"a":"\\\\","b":"9007199254740993,"}',
    '["\\"9007199254740993"]',
    "0.12345678901234567",
    "1.7976931348623157e308",
    "[1e20,1234567890.1234567890123]",
    "0000000000000000",
  ])("%s is read as before", (text) => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      data = undefined;
    }
    expect(parseJson(text)).toEqual(
      data === undefined ? { ok: false, problem: "malformed" } : { ok: true, data },
    );
  });

  it("what is found is what would be rounded, or beyond what can be told apart", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n }), (number) => {
        const isSafe = number <= 2n ** 53n - 1n && number >= -(2n ** 53n - 1n);
        expect(parseJson(`{"a":{"b":[${number}]}}`).ok).toBe(isSafe);
      }),
    );
  });
});
