import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceText } from "../../../src/features/form-field/choices/choice.js";
import {
  type MergedLines,
  mergeLines,
  textOfRows,
} from "../../../src/features/form-field/choices/merge-lines.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { type Row, readRows } from "../../../src/list-editor/index.js";

const rowsOf = (...values: PlainData[]) => readRows(values, 0).rows;
const object = (id: number, value: string) => ({ id, value, color: null });
const texts = ({ rows }: MergedLines) => rows.map(({ value }) => choiceText(value));
const keys = ({ rows }: MergedLines) => rows.map(({ key }) => key);
const counts = ({ added, renamed, removed, repeated, blank }: MergedLines) => [
  ...[added, renamed, removed, repeated, blank],
];

describe("rows follow the text", () => {
  const rows = rowsOf("a", "b", "c");

  test.each<[string, string, (string | null)[], number[]]>([
    ["the same", "a\nb\nc", ["r0", "r1", "r2"], [0, 0, 0, 0, 0]],
    ["with a line break at the end", "a\nb\nc\n", ["r0", "r1", "r2"], [0, 0, 0, 0, 0]],
    ["in another order", "c\na\nb", ["r2", "r0", "r1"], [0, 0, 0, 0, 0]],
    ["one at the top", "x\na\nb\nc", [null, "r0", "r1", "r2"], [1, 0, 0, 0, 0]],
    ["a renamed one in the middle", "a\nx\nc", ["r0", "r1", "r2"], [0, 1, 0, 0, 0]],
    ["a renamed one at the top", "x\nb\nc", ["r0", "r1", "r2"], [0, 1, 0, 0, 0]],
    ["a renamed one at the end", "a\nb\nx", ["r0", "r1", "r2"], [0, 1, 0, 0, 0]],
    ["one in the place of another, and one more", "a\nx\ny\nc", ["r0", null, null, "r2"], [2, 0, 1, 0, 0]],
    ["a removed one", "a\nc", ["r0", "r2"], [0, 0, 1, 0, 0]],
    ["all others", "x\ny\nz", [null, null, null], [3, 0, 3, 0, 0]],
    ["nothing", "", [], [0, 0, 3, 0, 0]],
    ["a double", "a\nb\nb\nc", ["r0", "r1", "r2"], [0, 0, 0, 1, 0]],
    ["doubles of a new one", "a\nb\nc\nx\nx", ["r0", "r1", "r2", null], [1, 0, 0, 1, 0]],
    ["blank lines, full-width ones too", "a\n\nb\n　 \nc", ["r0", "r1", "r2"], [0, 0, 0, 0, 2]],
    ["lines of Windows and of old Macs", "a\r\nb\rc", ["r0", "r1", "r2"], [0, 0, 0, 0, 0]],
    ["what separates nothing", "a、b\nc,d", [null, null], [2, 0, 3, 0, 0]],
  ])("%s", (_, text, kept, counted) => {
    const merged = mergeLines(rows, text);
    expect(keys(merged)).toEqual(kept);
    expect(counts(merged)).toEqual(counted);
  });

  test("a renamed row keeps its id and colour, a new one takes the form of the others", () => {
    const merged = mergeLines(rowsOf(object(1, "a"), { ...object(2, "b"), more: 1 }), "a\nx\ny");
    expect(merged.rows.map(({ value }) => value)).toEqual([
      object(1, "a"),
      { id: null, value: "x", color: null },
      { id: null, value: "y", color: null },
    ]);
    expect(mergeLines(rowsOf(object(1, "a"), { ...object(2, "b"), more: 1 }), "a\nx").rows[1]?.value).toEqual(
      {
        ...object(2, "x"),
        more: 1,
      },
    );
  });

  test("rows that are alike stay, each", () => {
    expect(keys(mergeLines(rowsOf(object(1, "a"), object(2, "a")), "a\na\na"))).toEqual(["r0", "r1"]);
  });

  test("what can only be held stays behind its neighbour", () => {
    const held = rowsOf(7, "a", { value: "two\nlines" }, "b", null);
    expect(textOfRows(held)).toBe("a\nb");
    expect(keys(mergeLines(held, "b\na\nx"))).toEqual(["r0", "r3", "r4", "r1", "r2", null]);
    expect(keys(mergeLines(held, ""))).toEqual(["r0", "r2", "r4"]);
  });
});

describe("whatever is typed", () => {
  const word = fc.constantFrom("a", "b", "c", "d", "e", " ", "");
  const choice: fc.Arbitrary<PlainData> = fc.oneof(
    word,
    fc.record({ id: fc.nat(99), value: word, color: fc.constant(null) }),
    fc.constantFrom(7, null, { value: 3 }),
  );
  const cases = fc.tuple(fc.array(choice, { maxLength: 8 }), fc.array(word, { maxLength: 8 }));

  test("no row is lost whose line is there, no id comes to another text, and twice is once", () => {
    fc.assert(
      fc.property(cases, ([values, lines]) => {
        const rows = rowsOf(...values);
        const merged = mergeLines(rows, lines.join("\n"));
        const byKey = new Map(rows.map((row) => [row.key, row]));
        let renamed = 0;
        for (const { key, value } of merged.rows) {
          if (key === null) continue;
          const before = byKey.get(key) as Row;
          byKey.delete(key);
          if (choiceText(value) !== choiceText(before.value)) renamed += 1;
          expect(idOf(value)).toEqual(idOf(before.value));
        }
        expect(renamed).toBe(merged.renamed);
        // What is left over has no line of its own.
        const left = texts(merged);
        for (const { value } of byKey.values()) {
          const text = choiceText(value) as string;
          expect(text).not.toBe(null);
          const of = (list: readonly unknown[]) => list.filter((each) => each === text).length;
          if (text.trim() !== "") expect(of(left)).toBe(of(lines));
        }
        const again = readRows(
          merged.rows.map(({ value }) => value),
          50,
        ).rows;
        const twice = mergeLines(again, textOfRows(again));
        expect(keys(twice)).toEqual(again.map(({ key }) => key));
        expect(counts(twice).slice(0, 4)).toEqual([0, 0, 0, 0]);
      }),
      { numRuns: 20_000 },
    );
  });
});

function idOf(value: PlainData): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value.id ?? null)
    : undefined;
}
