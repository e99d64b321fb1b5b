import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPlainObject,
  type PlainData,
  type PlainObject,
  samePlainData,
  toPlainData,
} from "../../src/lib/plain-data.js";
import { anyPlainData, anyPlainObject } from "./any-plain-data.js";

describe("what JSON can say is copied", () => {
  it.each<[what: string, value: unknown, copy: unknown]>([
    ["null", null, null],
    ["nothing", undefined, null],
    ["text", "本文", "本文"],
    ["an empty text", "", ""],
    ["half a character", "\ud83d", "\ud83d"],
    ["zero", 0, 0],
    ["a large number", 1e300, 1e300],
    ["booleans", [true, false], [true, false]],
    ["a list with holes", Object.assign(new Array(3), { 1: "a" }), [null, "a", null]],
    ["a list with undefined", [undefined], [null]],
    ["undefined members", { a: undefined, b: 1 }, { b: 1 }],
    ["a null member", { a: null }, { a: null }],
    ["a date", new Date(Date.UTC(2099, 3, 1)), "2099-04-01T00:00:00.000Z"],
    ["a date inside", { at: [new Date(0)] }, { at: ["1970-01-01T00:00:00.000Z"] }],
    ["an object without prototype", Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ["an object of another realm", runInNewContext("({ a: [{ b: 1 }] })"), { a: [{ b: 1 }] }],
    ["a list of another realm", runInNewContext("[1, [2]]"), [1, [2]]],
    ["symbol keys", { [Symbol("s")]: 1, a: 2 }, { a: 2 }],
    ["hidden members", Object.defineProperty({ a: 1 }, "b", { value: 2 }), { a: 1 }],
    ["the same object twice", ((shared) => [shared, { shared }])({ a: 1 }), [{ a: 1 }, { shared: { a: 1 } }]],
    ["a working getter", Object.defineProperty({}, "a", { enumerable: true, get: () => 1 }), { a: 1 }],
    ["its own toJSON", { toJSON: "a text", a: 1 }, { toJSON: "a text", a: 1 }],
  ])("%s", (_, value, copy) => {
    expect(toPlainData(value)).toEqual({ ok: true, data: copy });
  });
});

describe("what JSON would lose or throw on is refused", () => {
  class Customer {
    name = "田中";
  }
  const circle: Record<string, unknown> = { a: 1 };
  circle.inner = [{ circle }];
  const list: unknown[] = [];
  list.push(list);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const fail = () => {
    throw new Error("no");
  };

  it.each<[what: string, value: unknown, problem: string]>([
    ["an object in itself", circle, "circular"],
    ["a list in itself", list, "circular"],
    ["a function", () => 1, "not-plain"],
    ["a function inside", { a: [() => 1] }, "not-plain"],
    ["its own toJSON function", { toJSON: () => "x" }, "not-plain"],
    ["a symbol", Symbol("s"), "not-plain"],
    ["a bigint", 1n, "not-plain"],
    ["a map", new Map([["a", 1]]), "not-plain"],
    ["a set", new Set([1]), "not-plain"],
    ["a regular expression", /a/, "not-plain"],
    ["a promise", Promise.resolve(1), "not-plain"],
    ["bytes", new Uint8Array([1]), "not-plain"],
    ["a boxed text", Object("text"), "not-plain"],
    ["a class instance", new Customer(), "not-plain"],
    ["a class instance inside", { a: [new Customer()] }, "not-plain"],
    ["an object that inherits", Object.create({ a: 1 }), "not-plain"],
    ["a map of another realm", runInNewContext("new Map()"), "not-plain"],
    ["a class instance of another realm", runInNewContext("class A {}; new A()"), "not-plain"],
    ["a date that is none", new Date(Number.NaN), "not-plain"],
    ["NaN", Number.NaN, "not-finite"],
    ["NaN inside", { a: [Number.NaN] }, "not-finite"],
    ["Infinity", Number.NEGATIVE_INFINITY, "not-finite"],
    ["a getter that throws", Object.defineProperty({}, "a", { enumerable: true, get: fail }), "not-plain"],
    ["a revoked proxy", proxy, "not-plain"],
    ["250 objects deep", nested(250), "too-deep"],
    ["deep enough for a stack overflow", nested(50_000), "too-deep"],
  ])("%s", (_, value, problem) => {
    expect(toPlainData(value)).toEqual({ ok: false, problem });
  });

  it("but 150 objects deep is read", () => {
    expect(toPlainData(nested(150))).toEqual({ ok: true, data: nested(150) });
  });

  function nested(depth: number): unknown {
    let value: unknown = "bottom";
    for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { a: value } : [value];
    return value;
  }
});

describe("keys that reach a prototype are dropped at every depth", () => {
  const hostile =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1,"a":1}';

  it.each<[where: string, json: string, copy: unknown]>([
    ["at the top", hostile, { a: 1 }],
    ["in a list", `[[${hostile}]]`, [[{ a: 1 }]]],
    ["in an object", `{"b":{"c":${hostile}}}`, { b: { c: { a: 1 } } }],
  ])("%s", (_, json, copy) => {
    const result = toPlainData(JSON.parse(json));
    expect(result).toEqual({ ok: true, data: copy });
    expect(JSON.stringify(result)).not.toMatch(/__proto__|constructor|prototype|polluted/);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe("a copy is private and complete", () => {
  it("equals any plain data, key for key and in order", () => {
    fc.assert(
      fc.property(anyPlainData, (data) => {
        const result = toPlainData(data);
        expect(result).toEqual({ ok: true, data });
        expect(JSON.stringify(result.ok && result.data)).toBe(JSON.stringify(data));
      }),
      { numRuns: 200 },
    );
  });

  it("shares nothing with what came in", () => {
    const value = { list: [{ a: 1 }] };
    const result = toPlainData(value);
    value.list[0]!.a = 2;
    value.list.push({ a: 3 });
    expect(result).toEqual({ ok: true, data: { list: [{ a: 1 }] } });
  });
});

describe("samePlainData", () => {
  it.each<[a: unknown, b: unknown, same: boolean]>([
    [1, 1, true],
    [1, "1", false],
    [0, null, false],
    [null, null, true],
    [null, {}, false],
    [undefined, null, false],
    [undefined, undefined, true],
    [[], {}, false],
    [{}, [], false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, null], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: null }, { b: null }, false],
    [{ toString: null }, { a: null }, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ])("%j and %j: %s", (a, b, same) => {
    expect(samePlainData(a as never, b as never)).toBe(same);
    expect(samePlainData(b as never, a as never)).toBe(same);
  });

  it("holds for a copy with its keys in another order", () => {
    fc.assert(
      fc.property(anyPlainData, (data) => {
        expect(samePlainData(data, reordered(data))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("does not hold once anything is added, removed or replaced", () => {
    const change = fc.constantFrom<(inside: PlainObject) => PlainData>(
      (inside) => ({ ...inside, another: null }),
      ({ a, ...inside }) => inside,
      (inside) => ({ ...inside, a: [inside.a ?? null] }),
      (inside) => [inside],
    );
    fc.assert(
      fc.property(anyPlainObject, anyPlainData, change, (object, a, changed) => {
        const inside: PlainObject = { ...object, a };
        delete inside.another;
        expect(samePlainData([{ inside }], [{ inside: changed(inside) }])).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  function reordered(data: PlainData): PlainData {
    if (Array.isArray(data)) return data.map(reordered);
    if (typeof data !== "object" || data === null) return data;
    const members = Object.entries(data).map(([key, member]) => [key, reordered(member)] as const);
    return Object.fromEntries(members.reverse());
  }
});

describe("isPlainObject", () => {
  it.each<[value: unknown, is: boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ["{}", false],
    [0, false],
  ])("%j: %s", (value, is) => {
    expect(isPlainObject(value as never)).toBe(is);
  });
});
