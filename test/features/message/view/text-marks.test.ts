import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksBeyond, marksIn, type TextMark } from "../../../../src/features/message/view/text-marks.js";

const mark = (from: number, to: number, name: string): TextMark => ({
  from,
  to,
  attributes: { class: name, title: name.toUpperCase(), "data-note": name },
});
const find = (text: string, ...marks: readonly TextMark[]) =>
  marksIn(
    text,
    0,
    (code) => code,
    () => marks,
  );
const shown = (marks: readonly TextMark[]) =>
  marks.map(
    ({ from, to, attributes }) => `${from}-${to} ${attributes.class} ${attributes["data-note"] ?? ""}`,
  );

describe("what is marked in a text", () => {
  it("stands side by side, and what is said once is said at the end of each", () => {
    expect(shown(find("abcdefgh", mark(2, 6, "a"), mark(4, 8, "b")))).toEqual([
      "2-4 a ",
      "4-6 a b a",
      "6-8 b b",
    ]);
  });

  it("one within another keeps both", () => {
    expect(shown(find("abcdefgh", mark(0, 8, "a"), mark(2, 4, "b"), mark(4, 5, "c")))).toEqual([
      "0-2 a ",
      "2-4 a b b",
      "4-5 a c c",
      "5-8 a a",
    ]);
  });

  it("an invisible character within a mark has its code and both titles", () => {
    const [, odd] = find("a\u200bb", mark(0, 3, "a"));
    expect(odd?.attributes).toMatchObject({
      class: "a message-odd",
      "data-code": "U+200B",
      title: "A\nU+200B",
    });
  });

  it("any marks cover the same letters, in order, and none over another", () => {
    const any = fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.constantFrom("a", "b", "c"))
      .map(([from, length, name]) => mark(from, from + length, name));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (marks) => {
        const found = find("", ...marks);
        let before = 0;
        for (const { from, to } of found) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeGreaterThan(from);
          before = to;
        }
        for (let at = 0; at < 30; at++) {
          const classes = marks.filter((each) => each.from <= at && each.to > at);
          const there = found.find((each) => each.from <= at && each.to > at);
          const given = there?.attributes.class?.split(" ").toSorted() ?? [];
          expect(given).toEqual(classes.map((each) => each.attributes.class).toSorted());
        }
      }),
    );
  });
});

describe("what is over the limit", () => {
  it.each<[text: string, start: number, over: string]>([
    ["abcde", 0, "de"],
    ["abc", 0, ""],
    ["abc", 3, "abc"],
    ["abc", 9, "abc"],
    ["abcd", 1, "cd"],
    ["ab😀c", 0, "😀c"],
    ["a😀c", 0, "c"],
    ["", 5, ""],
  ])("of %j from %d on is %j", (text, start, over) => {
    const found = marksBeyond(3)(text, start);
    expect(found.map(({ from, to }) => text.slice(from, to)).join()).toBe(over);
  });
});
