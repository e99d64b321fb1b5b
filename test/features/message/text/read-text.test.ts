import { describe, expect, it } from "vitest";
import {
  createPlaceholderReader,
  readLine,
  readText,
  writeText,
} from "../../../../src/features/message/text/read-text.js";

/** A line with its placeholders in angle brackets. */
function marked(line: string): string {
  return readLine(line)
    .map(({ is, source }) => (is === "placeholder" ? `<${source}>` : source))
    .join("");
}

describe("placeholders of a line", () => {
  it.each([
    ["", ""],
    ["[[name]]", "<[[name]]>"],
    ["a[[name]]b", "a<[[name]]>b"],
    ["[[name]][[SYS_MAIL]]", "<[[name]]><[[SYS_MAIL]]>"],
    ["[[name]]さん、[[name]]さん", "<[[name]]>さん、<[[name]]>さん"],
    ["[[unknown]] [[name]]", "[[unknown]] <[[name]]>"],
    // A bracket more on either side is text.
    ["[[[name]]]", "[<[[name]]>]"],
    ["[[[name]]", "[<[[name]]>"],
    ["[[name]]]", "<[[name]]>]"],
    ["[ [[name]] ]", "[ <[[name]]> ]"],
    // Within brackets, or with brackets in it, it is text.
    ["[[[[name]]]]", "[[[[name]]]]"],
    ["[[a [[name]] b]]", "[[a [[name]] b]]"],
    ["[[a [[name]] [[SYS_MAIL]] b]]", "[[a [[name]] [[SYS_MAIL]] b]]"],
    ["[[[[[name]]]]]", "[[[[[name]]]]]"],
    ["[[[[[[name]]]]]]", "[[[[[[name]]]]]]"],
    ["[[a]] [[b [[name]] c]] [[name]]", "[[a]] [[b [[name]] c]] <[[name]]>"],
    // What is never closed, or was never opened, is no bracket around it.
    ["[[ [[name]]", "[[ <[[name]]>"],
    ["[[[[name]]", "[[<[[name]]>"],
    ["[[name", "[[name"],
    ["name]]", "name]]"],
    ["]] [[name]]", "]] <[[name]]>"],
    ["[[name]] ]]", "<[[name]]> ]]"],
    ["[[name]]]]", "<[[name]]>]]"],
    ["]][[", "]][["],
    ["[[name] ]", "[[name] ]"],
    ["[[var id=201]]と[[var id=0201]]", "<[[var id=201]]>と[[var id=0201]]"],
    ["😀[[name]]\ud83d", "😀<[[name]]>\ud83d"],
  ])("%j is %j", (line, shown) => {
    expect(marked(line)).toBe(shown);
  });

  it("no two runs of text stand side by side, and none is empty", () => {
    for (const line of ["[[[name]]] [[a]] [[name]]", "[[a [[name]] b]]", "[[name]][[name]]"]) {
      const pieces = readLine(line);
      expect(pieces.map(({ source }) => source)).not.toContain("");
      expect(pieces.some(({ is }, at) => is === "text" && pieces[at + 1]?.is === "text")).toBe(false);
    }
  });

  // Looked at again for each bracket, they would take longer than a test may.
  it.each(["[[ ".repeat(50_000), "[[name]] ".repeat(10_000), "[".repeat(100_000) + "]".repeat(100_000)])(
    "a long line of brackets is read to its end",
    (line) => {
      expect(readLine(line).length).toBeGreaterThan(0);
    },
  );
});

describe("lines and what breaks them", () => {
  it.each<[text: string, leads: string[], lines: string[]]>([
    ["", [""], [""]],
    ["a", [""], ["a"]],
    ["a\nb", ["", "\n"], ["a", "b"]],
    ["a\r\nb\rc\nd", ["", "\r\n", "\r", "\n"], ["a", "b", "c", "d"]],
    ["\n", ["", "\n"], ["", ""]],
    ["\r", ["", "\r"], ["", ""]],
    ["\r\n", ["", "\r\n"], ["", ""]],
    ["\n\r", ["", "\n", "\r"], ["", "", ""]],
    ["\r\r\n\n", ["", "\r", "\r\n", "\n"], ["", "", "", ""]],
    ["a\n\n\nb", ["", "\n", "\n", "\n"], ["a", "", "", "b"]],
    // Other characters that some call line breaks are none here.
    ["a\u2028b\u2029c\u0085d\ve\ff", [""], ["a\u2028b\u2029c\u0085d\ve\ff"]],
    // A placeholder is of one line.
    ["[[na\nme]]", ["", "\n"], ["[[na", "me]]"]],
  ])("%j", (text, leads, lines) => {
    const read = readText(text);
    expect(read.map(({ lead }) => lead)).toEqual(leads);
    expect(read.map(({ pieces }) => pieces.map(({ source }) => source).join(""))).toEqual(lines);
    expect(writeText(read)).toBe(text);
  });

  it("a line between \\r and \\n that was emptied stays a line", () => {
    const [first, , third] = readText("a\rb\nc");
    const emptied = [first!, { lead: "\r" as const, pieces: [] }, third!];
    expect(readText(writeText(emptied))).toHaveLength(3);
  });
});

describe("the placeholders of a text that is written", () => {
  const texts = [
    "",
    "一",
    "[[name]]さん",
    "[[name]]さん\n一",
    "[[name]]さん\n[[SYS_MAIL]]",
    "[[name]]\r\n[[SYS_MAIL]]\r[[name]]",
    "[[name]]\n[[name",
    "[[SYS_MAIL]]",
    "",
  ];

  it("are those of each text, whatever it was before", () => {
    const read = createPlaceholderReader();
    for (const text of texts) expect(read(text)).toEqual(createPlaceholderReader()(text));
  });

  it("are the same array while they are the same", () => {
    const read = createPlaceholderReader();
    const first = read("[[name]]さん\n[[SYS_MAIL]]");
    expect(read("[[name]]様\n\n[[SYS_MAIL]]")).toBe(first);
    expect(read("[[SYS_MAIL]]\n[[name]]")).not.toBe(first);
  });
});
