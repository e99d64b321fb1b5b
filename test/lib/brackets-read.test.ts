import { spawnSync } from "node:child_process";
import fc from "fast-check";
import qs from "qs";
import { describe, expect, it } from "vitest";
import { encodeForm } from "../../src/lib/form-encoding.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";
import { readBracketKeys } from "../host/api/bracket-keys.js";

/* Brackets as those read them who have to: what a server gets is what was sent, as text and without empty lists. */

/** Keys of payloads: PHP makes `_` of blanks and dots in the first of them, and numbers are places in a list. */
const key = fc.stringMatching(/^[a-z_あ-ん][a-z_0-9あ-ん]{0,5}$/).filter((name) => name !== "__proto__");
const text = fc.string({ unit: "grapheme", maxLength: 8 });
const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
const { tree } = fc.letrec<{ tree: PlainData }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(scalar, { maxLength: 30 }),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const payload: fc.Arbitrary<PlainObject> = fc.dictionary(key, tree, { maxKeys: 4, noNullPrototype: true });

const body = (fields: PlainObject) => String(new URLSearchParams(encodeForm(fields, "brackets")));

/** `undefined` for what is not sent. Of a list with empty rows among others the places stay: `{"1": …}`. */
function asText(data: PlainData): unknown {
  if (data === null) return "";
  if (typeof data === "boolean") return data ? "1" : "0";
  if (typeof data !== "object") return String(data);
  const sent = Object.entries(data)
    .map(([name, member]) => [name, asText(member)] as const)
    .filter(([, member]) => member !== undefined);
  if (sent.length === 0) return undefined;
  const isWhole = sent.every(([name], at) => name === String(at));
  return isWhole ? sent.map(([, member]) => member) : Object.fromEntries(sent);
}

const expected = (fields: PlainObject) => asText(fields) ?? {};

/** With the limits off that the server page tells to raise. */
function readByQs(written: string): unknown {
  const read = qs.parse(written, {
    depth: 20,
    arrayLimit: 1000,
    parameterLimit: 10_000,
    allowSparse: true,
    plainObjects: true,
  });
  return placesKept(read);
}

/** A list with gaps says the same as an object of its places. */
function placesKept(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const members = Object.entries(data).map(([name, member]) => [name, placesKept(member)] as const);
  return members.length > 0 && members.every(([name], at) => name === String(at))
    ? members.map(([, member]) => member)
    : Object.fromEntries(members);
}

const samples: readonly PlainObject[] = [
  {
    inputs: [
      { type: 13, tag_ids: [101, 121] },
      { type: 1, text: "本文 & +" },
    ],
  },
  { a: [[1, 2], [3]], b: [1, { c: 2 }], d: [{}, { e: 1 }], f: [] },
];

describe.each([
  ["qs", readByQs],
  ["the reference host", (written: string) => readBracketKeys(new URLSearchParams(written))],
])("%s", (_, read) => {
  it.each(samples)("reads %j", (fields) => {
    expect(read(body(fields))).toEqual(expected(fields));
  });

  it("gives any payload back", () => {
    fc.assert(
      fc.property(payload, (fields) => {
        expect(read(body(fields))).toEqual(expected(fields));
      }),
      { numRuns: 300 },
    );
  });
});

const hasPhp = spawnSync("php", ["-v"]).status === 0;

describe.skipIf(!hasPhp)("PHP, where there is `php` on this machine", () => {
  /** All in one run of the interpreter. */
  function readByPhp(written: readonly string[]): unknown {
    const script =
      "echo json_encode(array_map(function ($s) { parse_str($s, $r); return $r; }, json_decode(stream_get_contents(STDIN))));";
    const run = spawnSync("php", ["-d", "max_input_vars=100000", "-r", script], {
      input: JSON.stringify(written),
      encoding: "utf8",
    });
    return JSON.parse(run.stdout);
  }

  it("gives any payload back", () => {
    const payloads = [...samples, ...fc.sample(payload, 300)].filter((fields) => body(fields) !== "");
    expect(readByPhp(payloads.map(body))).toEqual(payloads.map(expected));
  });
});
