import fc from "fast-check";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";

const dropped = ["__proto__", "constructor", "prototype"];

/** Keys as hosts and old servers write them; those that are dropped on the way in are left out. */
export const anyKey = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 8 }), fc.constantFrom("", "0", "toJSON", "length", "data"))
  .filter((key) => !dropped.includes(key));

/** `-0` is left out, because JSON cannot say it, and integers that are not read, because they may have been rounded. */
const anyNumber = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((number) => (Object.is(number, -0) ? 0 : number))
  .filter((number) => Number.isSafeInteger(number) || !/^-?\d+$/.test(String(number)));

/** Text with everything in it that escapes badly, lone surrogates included. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("\ud83d", "\udc68\ud83d", '"\\\u2028\u2029\0', "[object Object]"),
);

const trees = fc.letrec<{ any: PlainData; object: PlainObject; list: PlainData[] }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(null, true, false),
    anyNumber,
    anyText,
    tie("object"),
    tie("list"),
  ),
  object: fc.dictionary(anyKey, tie("any"), { maxKeys: 5, noNullPrototype: true }),
  list: fc.array(tie("any"), { maxLength: 5 }),
}));

/** Whatever JSON can say. */
export const anyPlainData: fc.Arbitrary<PlainData> = trees.any;

/** Any object that JSON can say. */
export const anyPlainObject: fc.Arbitrary<PlainObject> = trees.object;
