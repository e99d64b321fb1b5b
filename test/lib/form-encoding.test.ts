import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeForm } from "../../src/lib/form-encoding.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";
import { anyPlainData, anyPlainObject } from "./any-plain-data.js";

describe("encodeForm", () => {
  it.each<[what: string, fields: PlainObject, json: string, brackets: string]>([
    ["nothing", {}, "", ""],
    ["text", { a: "い" }, "a=い", "a=い"],
    ["an empty text", { a: "" }, "a=", "a="],
    ["a number", { a: -1.5 }, "a=-1.5", "a=-1.5"],
    ["zero", { a: 0 }, "a=0", "a=0"],
    ["null", { a: null }, "a=", "a="],
    ["true", { a: true }, "a=1", "a=1"],
    ["false", { a: false }, "a=0", "a=0"],
    ["several, in their order", { b: 1, a: 2 }, "b=1&a=2", "b=1&a=2"],
    ["a list", { a: [1, 2] }, "a=[1,2]", "a[]=1&a[]=2"],
    ["an object", { a: { b: "c" } }, 'a={"b":"c"}', "a[b]=c"],
    ["an empty list", { a: [] }, "a=[]", ""],
    ["an empty object", { a: {} }, "a={}", ""],
    ["empty things inside", { a: { b: [], c: {}, d: 1 } }, 'a={"b":[],"c":{},"d":1}', "a[d]=1"],
    ["only empty things inside", { a: [[], [{}]] }, "a=[[],[{}]]", ""],
    ["null and booleans inside", { a: [null, true, false] }, "a=[null,true,false]", "a[]=&a[]=1&a[]=0"],
    ["rows", { a: [{ b: 1 }, { b: 2 }] }, 'a=[{"b":1},{"b":2}]', "a[0][b]=1&a[1][b]=2"],
    ["rows, of which one is empty", { a: [{}, { b: 2 }] }, 'a=[{},{"b":2}]', "a[1][b]=2"],
    ["lists of lists", { a: [[1, 2], [3]] }, "a=[[1,2],[3]]", "a[0][]=1&a[0][]=2&a[1][]=3"],
    ["a list of both", { a: [1, { b: 2 }] }, 'a=[1,{"b":2}]', "a[0]=1&a[1][b]=2"],
    [
      "letters beyond ASCII in JSON",
      { a: ["い😀\u007f"] },
      'a=["\\u3044\\ud83d\\ude00\\u007f"]',
      "a[]=い😀\u007f",
    ],
    ["text that looks like JSON", { a: "[1]" }, "a=[1]", "a=[1]"],
    [
      "an action",
      { aid: null, inputs: [{ type: 1, tag_ids: [7], context: { key: "k" } }] },
      'aid=&inputs=[{"type":1,"tag_ids":[7],"context":{"key":"k"}}]',
      "aid=&inputs[0][type]=1&inputs[0][tag_ids][]=7&inputs[0][context][key]=k",
    ],
  ])("%s", (_, fields, json, brackets) => {
    expect(spelled(encodeForm(fields, "json"))).toBe(json);
    expect(spelled(encodeForm(fields, "brackets"))).toBe(brackets);
  });

  it("json: each field is read back as it was", () => {
    fc.assert(
      fc.property(anyPlainObject, (fields) => {
        const pairs = encodeForm(fields, "json");
        for (const [name, text] of pairs)
          if (typeof fields[name] === "object") expect(text).toMatch(/^[\x20-\x7e]*$/);
        expect(pairs.map(([name]) => name)).toEqual(Object.keys(fields));
        for (const [name, text] of pairs) {
          const sent = fields[name] ?? null;
          if (typeof sent === "object" && sent !== null) expect(JSON.parse(text)).toEqual(sent);
          else expect(text).toBe(textOf(sent));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("brackets: what a server decodes is what was sent, as text and without empty things", () => {
    // PHP ends a key at its bracket, so a key with brackets in it cannot travel this way.
    const key = fc.stringMatching(/^[a-z_0-9あ-ん]{1,6}$/).filter((name) => name !== "__proto__");
    const tree = anyPlainData.map((data) => renamed(data));
    fc.assert(
      fc.property(fc.dictionary(key, tree, { noNullPrototype: true }), (fields) => {
        const overTheWire = new URLSearchParams(
          new URLSearchParams(encodeForm(fields, "brackets")).toString(),
        );
        const wellFormed = JSON.parse(JSON.stringify(fields).replace(/\\ud[89a-f]../g, "\ufffd"));
        expect(decodeBrackets(overTheWire)).toEqual(textTree(wellFormed) ?? new Map());
      }),
      { numRuns: 200 },
    );
  });
});

function spelled(pairs: readonly [string, string][]): string {
  return pairs.map((pair) => pair.join("=")).join("&");
}

type Tree = string | Map<string, Tree>;

/** Reads bracket keys without any of the code under test: all is text, lists and objects are maps. */
function decodeBrackets(pairs: Iterable<[string, string]>): Map<string, Tree> {
  const root = new Map<string, Tree>();
  for (const [name, text] of pairs) {
    const keys = name.replaceAll("]", "").split("[");
    let here = root;
    for (const key of keys.slice(0, -1)) {
      const inner = here.get(key);
      const next = inner instanceof Map ? inner : new Map<string, Tree>();
      here.set(key, next);
      here = next;
    }
    // An empty bracket appends.
    here.set(keys.at(-1) || String(here.size), text);
  }
  return root;
}

/** What is left of data when everything is text and empty lists and objects are gone. */
function textTree(data: PlainData): Tree | null {
  if (typeof data !== "object" || data === null) return textOf(data);
  const members = Object.entries(data).flatMap(([key, member]) => {
    const inner = textTree(member);
    return inner === null ? [] : [[key, inner] as const];
  });
  return members.length === 0 ? null : new Map(members);
}

function textOf(value: PlainData): string {
  if (value === null || value === false) return value === null ? "" : "0";
  return value === true ? "1" : String(value);
}

/** The same tree with keys that brackets can carry. */
function renamed(data: PlainData): PlainData {
  if (Array.isArray(data)) return data.map(renamed);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.values(data).map((member, i) => [`k${i}`, renamed(member)]));
}
