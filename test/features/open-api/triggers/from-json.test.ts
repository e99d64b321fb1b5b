import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSample, readSample } from "../../../../src/features/open-api/triggers/tree/from-json.js";
import { jsonErrorAt } from "../../../../src/features/open-api/triggers/tree/json-error.js";
import {
  flatten,
  newParam,
  readParams,
  writeParams,
} from "../../../../src/features/open-api/triggers/tree/tree.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { anyPlainData, anyPlainObject } from "../../../lib/any-plain-data.js";
import { repetitions } from "../../../tools/repetitions.js";
import { anyParams, counter, said, tidyParams, wireOf } from "./any-params.js";

describe("a sample", () => {
  it.each<[text: string, read: "noObject" | number | object]>([
    ['{"a": 1}', { a: 1 }],
    [' {\r\n"a" : [1, {"b": null}] }\n', { a: [1, { b: null }] }],
    ['{"a":1,"a":"last"}', { a: "last" }],
    ["{}", {}],
    ["[]", "noObject"],
    ['"text"', "noObject"],
    ["null", "noObject"],
    ["", 1],
    ["  \n\n ", 1],
    ["abc", 1],
    ['{\n  "a": 1,\n}', 3],
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ["{\n  'a': 1\n}", 2],
    ['{\n  "a": 01\n}', 2],
    ['{\r\n  "a": 1,\r\n  b: 2\r\n}', 3],
    ['{\r  "a": .5\r}', 2],
    ['{\n  "a": "x\ny"\n}', 2],
    ['{\n  "a": "\\x"\n}', 2],
    ['{\n  "a": "\\u12g4"\n}', 2],
    ['{\n  "a": 1\n\n\n', 2],
    ['{\n  "a": [1, 2\n}', 3],
    ['{"a": 1}\n\n{"b": 2}', 3],
    ['{\n // comment\n "a": 1}', 2],
    ['{"a": undefined}', 1],
    ['{"a": NaN}', 1],
    ['{"a": 1.}', 1],
    ['{"a": -}', 1],
    ['{"a": 1e}', 1],
    ['{"a": tru}', 1],
    ['{"a"\n 1}', 2],
    ['{"a":\u00a01}', 1],
    ['\ufeff{"a":1}', 1],
  ])("%j", (text, read) => {
    const expected =
      typeof read === "number"
        ? { ok: false, reason: "unreadable", line: read }
        : read === "noObject"
          ? { ok: false, reason: "noObject" }
          : { ok: true, value: read };
    expect(readSample(text)).toEqual(expected);
  });

  it("is read exactly where JSON.parse reads it", () => {
    const json = anyPlainData.map((data) => JSON.stringify(data, null, 2));
    const broken = fc
      .tuple(
        json,
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom(...'{}[]",:\\ \n\t\u0001-+.0159eEutrnfalse/x　'),
      )
      .map(([text, index, length, put]) => {
        const at = index % (text.length + 1);
        return text.slice(0, at) + put + text.slice(at + length);
      });
    const tokens = fc
      .array(
        fc.constantFrom(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          '"a"',
          "1",
          "-0",
          "1e+5",
          "0.",
          "true",
          "null",
          " ",
          "\n",
        ),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(json, broken, broken, tokens), (text) => {
        expect(jsonErrorAt(text) === null).toBe(isJson(text));
      }),
      { numRuns: repetitions(1_000, 10_000) },
    );
  });

  it("may be 200 levels deep, and what is deeper does no harm", () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
    expect(readSample(nested(200)).ok).toBe(true);
    expect(readSample(nested(100_000))).toEqual({ ok: false, reason: "unreadable", line: 1 });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("types", () => {
  it.each([
    ["text", "string"],
    ["", "string"],
    [true, "string"],
    [null, "string"],
    [0, "number"],
    [-1.5e300, "number"],
    [[], "array"],
    [[{ a: 1 }], "array"],
    [{}, "map"],
    ["2026-11-20T10:45:00+09:00", "datetime"],
    ["2026-11-20T10:45:00.123Z", "datetime"],
    ["2026-11-20T10:45", "datetime"],
    ["2026-11-20T10:45:00+0900", "datetime"],
    ["20261120T104500Z", "datetime"],
    ["2024-02-29T23:59:60-12", "datetime"],
    ["2026-02-29T10:45:00Z", "string"],
    ["2026-13-01T10:45:00Z", "string"],
    ["2026-11-20T24:45:00Z", "string"],
    ["2026-11-20T10:60", "string"],
    ["2026-11-20T10", "string"],
    ["2026-11-20", "string"],
    ["2026-11-20 10:45:00", "string"],
    ["on 2026-11-20T10:45", "string"],
    ["10:45", "string"],
    ["1763603100", "string"],
  ])("%j is %s", (value, type) => {
    expect(compareSample([], { a: value }, true, counter()).nodes[0]).toMatchObject({
      key: "a",
      label: "a",
      type,
    });
  });
});

describe("comparing", () => {
  const tree = "order:map(at:datetime items:array old:money) name:string";

  it.each<
    [
      what: string,
      sample: string,
      keep: boolean,
      then: string,
      counts: [number, number, number, number],
      skipped: string[],
    ]
  >([
    ["the same", '{"name":"x","order":{"items":[],"at":"2026-11-20T10:45Z"}}', true, tree, [0, 0, 5, 0], []],
    [
      "without what is missing",
      '{"name":"x","order":{"at":"2026-11-20T10:45Z"}}',
      false,
      "order:map(at:datetime) name:string",
      [0, 0, 3, 2],
      [],
    ],
    ["nothing, kept", "{}", true, tree, [0, 0, 5, 0], []],
    ["nothing", "{}", false, "", [0, 0, 0, 5], []],
    [
      "new ones behind",
      '{"new":{"b":1,"a":"x"},"order":{"x":1}}',
      true,
      "order:map(at:datetime items:array old:money x:number) name:string new:map(b:number a:string)",
      [4, 0, 5, 0],
      [],
    ],
    [
      "other types",
      '{"name":1,"order":{"at":"tomorrow","old":{"in":1}}}',
      true,
      "order:map(at:string items:array old:map(in:number)) name:number",
      [1, 3, 2, 0],
      [],
    ],
    [
      "keys that are none",
      '{"a.b":1,"7":{"x":1},"__proto__":{"x":1},"order":{"注文":1},"n":{"":1}}',
      true,
      `${tree} n:map`,
      [1, 0, 5, 0],
      ["7", "order.注文", "a.b", "__proto__", "n."],
    ],
  ])("%s", (_what, text, keep, then, [added, changed, same, removed], skipped) => {
    const sample = readSample(text);
    expect(sample.ok).toBe(true);
    const nodes = readParams(wireOf(tree), counter());
    const found = compareSample(nodes, sample.ok ? sample.value : {}, keep, counter(1000));
    expect({ ...found, nodes: said(found.nodes), skipped: [...found.skipped].sort() }).toEqual({
      nodes: then,
      added,
      changed,
      same,
      removed,
      skipped: skipped.sort(),
    });
  });

  it("keeps labels, unknown fields and loaded keys that the rules forbid", () => {
    const wire = {
      "a.b": { unit: "kg", label: "A", type: "string" },
      m: { label: "M", type: "map", x: 1, children: {} },
    };
    const { nodes, skipped, changed } = compareSample(
      readParams(wire, counter()),
      { m: { n: 1 }, "a.b": 2 },
      false,
      counter(1000),
    );
    expect(JSON.stringify(writeParams(nodes))).toBe(
      '{"a.b":{"unit":"kg","label":"A","type":"number"},"m":{"label":"M","type":"map","x":1,"children":{"n":{"label":"n","type":"number"}}}}',
    );
    expect([skipped, changed]).toEqual([[], 1]);
  });

  it("twice changes nothing, whatever is there and whatever is shown", () => {
    const sample = fc.oneof(anyPlainObject, anyParams, tidyParams);
    fc.assert(
      fc.property(fc.oneof(anyParams, tidyParams), sample, fc.boolean(), (wire, shown, keep) => {
        const ids = counter();
        const first = compareSample(readParams(wire, ids), shown, keep, ids);
        const second = compareSample(first.nodes, shown, keep, ids);
        expect(second.nodes).toBe(first.nodes);
        expect(second).toMatchObject({ added: 0, changed: 0, removed: 0 });
        expect(new Set(second.skipped)).toEqual(new Set(first.skipped));
        const count = flatten(first.nodes, new Set()).length;
        expect(first.added + first.changed + first.same).toBe(count);
        expect(second.same).toBe(count);
      }),
      { numRuns: repetitions(1_000, 10_000) },
    );
  });

  it("compares 500 keys", () => {
    const members = Array(500)
      .fill(0)
      .map((_, at) => [`key_${at}`, at % 2 ? "text" : 1] as const);
    const sample: PlainObject = Object.fromEntries(members);
    const ids = counter();
    const nodes = members.map(([key]) => newParam(ids, { key }));
    const read = readSample(JSON.stringify(sample, null, 2));
    expect(compareSample(nodes, read.ok ? read.value : {}, false, ids).changed).toBe(250);
  });
});
