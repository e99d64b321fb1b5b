import { expect, test } from "vitest";
import { words } from "../../src/lib/locale.js";

const said = words({
  ja: {
    plain: "友だち",
    list: ["一", "二"],
    of: (name: string, count: number) => `${name}さん${count}`,
    names: (names: readonly string[]) => names.join("、"),
    parts: (parts: { whom: string; at: number | null }) => `${parts.whom}へ${parts.at}`,
    nested: { 1: (name: string) => `「${name}」`, deep: [{ last: (name: string | null) => `${name}。` }] },
  },
  en: {
    plain: "Friends",
    list: ["one", "two"],
    of: (name, count) => `${count} of ${name}`,
    names: (names) => names.join(", "),
    parts: (parts) => `to ${parts.whom}, ${parts.at}`,
    nested: { 1: (name) => `“${name}”`, deep: [{ last: (name) => `${name}.` }] },
  },
});

test("words that are no sentences stay", () => {
  expect(said.ja.plain).toBe("友だち");
  expect(said.en.list).toEqual(["one", "two"]);
});

test("sentences isolate the texts that they are given, and nothing else", () => {
  expect(said.ja.of("山田", 2)).toBe("山田さん2");
  expect(said.ja.of("\u202eevil", 2)).toBe("\u2068\u202eevil\u2069さん2");
  expect(said.en.of("דוד", 2)).toBe("2 of \u2068דוד\u2069");
});

test("in lists and plain objects too, and in words within words", () => {
  expect(said.ja.names(["a", "דוד"])).toBe("a、\u2068דוד\u2069");
  expect(said.en.parts({ whom: "דוד", at: null })).toBe("to \u2068דוד\u2069, null");
  expect(said.ja.nested[1]("דוד")).toBe("「\u2068דוד\u2069」");
  expect(said.en.nested.deep[0]?.last("דוד")).toBe("\u2068דוד\u2069.");
  expect(said.en.nested.deep[0]?.last(null)).toBe("null.");
});

test("a sentence within a sentence is isolated once", () => {
  expect(said.ja.nested[1](said.ja.of("דוד", 2))).toBe("「\u2068דוד\u2069さん2」");
});

test("English says exactly what Japanese says", () => {
  // @ts-expect-error a word is missing
  words({ ja: { a: "あ", b: "い" }, en: { a: "a" } });
  // @ts-expect-error a word too much
  words({ ja: { a: "あ" }, en: { a: "a", b: "b" } });
  // @ts-expect-error another parameter
  const typed = words({ ja: { a: (count: number) => `${count}` }, en: { a: (count: string) => count } });
  expect(typed.en.a(1)).toBe(1);
});
