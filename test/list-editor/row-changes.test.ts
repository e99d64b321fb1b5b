import { describe, expect, it } from "vitest";
import { rowChanges } from "../../src/list-editor/row-changes.js";

interface Row {
  key: string;
  text: string;
}

const row = (key: string, text = key): Row => ({ key, text });
const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((key) => row(key)) as [Row, Row, Row, Row, Row];

function changes(before: Row[], after: Row[]): string[] {
  const found = rowChanges(before, after, {
    same: (one, other) => one.text === other.text,
    kindOf: () => 1,
  });
  return found.map((change) =>
    change.is === "changed"
      ? `${change.before.text}>${change.row.text}${change.moved ? " moved" : ""}`
      : `${change.is} ${change.row.text}`,
  );
}

describe("what stands the same at both ends is left alone", () => {
  it.each<[what: string, before: Row[], after: Row[], found: string[]]>([
    ["nothing changed", [a, b, c], [a, b, c], []],
    ["one in the middle changed", [a, b, c], [a, row("b", "x"), c], ["b>x"]],
    ["one more in the middle", [a, c], [a, b, c], ["added b"]],
    ["one less in the middle", [a, b, c], [a, c], ["removed b"]],
    ["a second of the same", [a, b], [a, row("x", "a"), b], ["added a"]],
    ["one of two alike gone", [a, row("x", "a"), b], [a, b], ["removed a"]],
    ["all gone", [a, b], [], ["removed a", "removed b"]],
    ["all new", [], [a, b], ["added a", "added b"]],
    ["two in the middle swapped", [a, b, c, d], [a, c, b, d], ["moved b"]],
    ["the first to the end", [a, b, c], [b, c, a], ["moved a"]],
    ["moved over a changed one", [a, b, c, d, e], [a, d, b, row("c", "x"), e], ["moved d", "c>x"]],
    ["the very same rows anew", [a, b, c], [row("a"), row("b"), row("c")], []],
  ])("%s", (_, before, after, found) => {
    expect(changes(before, after)).toEqual(found);
  });
});

it("200 rows of which one changed are compared with nothing but themselves", () => {
  const before = Array.from({ length: 200 }, (_, at) => row(`k${at}`));
  const after = before.with(100, row("k100", "x"));
  let asked = 0;
  rowChanges(before, after, {
    same: (one, other) => {
      asked += 1;
      return one.text === other.text;
    },
    kindOf: () => 1,
  });
  expect(asked).toBeLessThan(5);
});
