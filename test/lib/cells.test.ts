import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loneCell, readColumn, readFirstCells, readLines, textOfCells } from "../../src/lib/cells.js";

describe("a pasted list", () => {
  it.each<[what: string, text: string, cells: string[], columns: number]>([
    ["lines", "東京\n大阪\r\n京都\r", ["東京", "大阪", "京都"], 1],
    ["blank lines and cells are left out", "東京\n　\n\n大阪\n", ["東京", "大阪"], 1],
    ["two columns: the first one", "東京\t1\n大阪\t2", ["東京", "大阪"], 2],
    ["a cell with a line break", '東京\n"大阪\n(梅田)"\n京都', ["東京", "大阪 (梅田)", "京都"], 1],
    ["the same in the second column", '東京\t"あ\r\nい"\n大阪\t', ["東京", "大阪"], 2],
    ["doubled quotes", '"5"" の ""箱"""\n6', ['5" の "箱"', "6"], 1],
    ["a tab inside a cell", '"あ\tい"\nう', ["あ い", "う"], 1],
    ["quotes that are a text's own", '"大阪"\n5"パイプ', ['"大阪"', '5"パイプ'], 1],
    ["a quote that never ends", '"大阪\n京都', ['"大阪', "京都"], 1],
    ["one row is the list", "東京\t大阪\t\t京都", ["東京", "大阪", "京都"], 1],
    ["one text", "東京", ["東京"], 1],
    ["nothing", " \n\t\n", [], 0],
  ])("%s", (_, text, cells, columns) => {
    expect(readColumn(text)).toEqual({ cells, columns });
  });

  it("gives back every cell that a spreadsheet wrote, but for its line breaks", () => {
    const cell = fc
      .stringMatching(/^[あa"b,\t\n]{1,12}$/)
      .filter((text) => text.trim() !== "" && !/^"|^\s|\s$/.test(text));
    const write = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 8 }), (cells) => {
        expect(readColumn(cells.map(write).join("\r\n")).cells).toEqual(
          cells.map((text) => text.replace(/\s*\n+\s*|\t/g, " ")),
        );
      }),
    );
  });
});

describe("a pasted list of which each line is one entry", () => {
  it.each<[what: string, text: string, lines: string[]]>([
    ["lines", "東京\n大阪\r\n京都\r", ["東京", "大阪", "京都"]],
    ["one line", "東京", ["東京"]],
    ["a tab parts nothing", "東京\t1\n大阪\t2", ["東京\t1", "大阪\t2"]],
    ["nor in one line", "東京\t大阪", ["東京\t大阪"]],
    [
      "blank lines are left out, and blank cells at the ends",
      "\t東京\t\n　\n\t　\t\n大阪\t\t1",
      ["東京", "大阪\t\t1"],
    ],
    ["a cell with a line break", '東京\n"大阪\n(梅田)"\t2', ["東京", "大阪 (梅田)\t2"]],
    ["doubled quotes", '"5"" の ""箱"""\n6', ['5" の "箱"', "6"]],
    ["nothing", " \n\t\n", []],
  ])("%s", (_, text, lines) => {
    expect(readLines(text)).toEqual(lines);
  });

  it("is one where it is one cell", () => {
    expect(readLines("佐々木\n店長", table("x"))).toEqual(["佐々木 店長"]);
  });
});

describe("a pasted column whose rows stay where they are", () => {
  it.each<[what: string, text: string, cells: string[], columns: number]>([
    ["lines", "a\nb", ["a", "b"], 1],
    ["of Windows, with a line end at the end", "a\r\nb\r\n", ["a", "b"], 1],
    ["of old Macs", "a\rb", ["a", "b"], 1],
    ["a blank line", "a\n\nb\n", ["a", "", "b"], 1],
    ["a blank line at the end", "a\n\n", ["a", ""], 1],
    ["two columns, a blank cell in the first", " a \tx\n\ty\n", ["a", ""], 2],
    ["a cell with a line break", '"大阪\n(梅田)"\n\n京都\n', ["大阪 (梅田)", "", "京都"], 1],
    ["the same in the second column", 'a\t"x\ny"\nb', ["a", "b"], 2],
    ["doubled quotes", '"5"" の箱"\n6', ['5" の箱', "6"], 1],
    ["one cell", "a", ["a"], 1],
    ["nothing", "", [""], 0],
  ])("%s", (_, text, cells, columns) => {
    expect(readFirstCells(text)).toEqual({ cells, columns });
  });
});

const table = (...cells: string[]) =>
  `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;

describe("a text that is copied from cells", () => {
  it.each<[what: string, text: string, html: string, written: string]>([
    ["one of Excel", '"1行目\n2行目 ""特価"""\r\n', table("1行目<br>2行目"), '1行目\n2行目 "特価"'],
    ["one of Excel without a line end in it", "特価\r\n", table("特価"), "特価"],
    ["one of LibreOffice", "1行目\n2行目", table("1行目<br>2行目"), "1行目\n2行目"],
    [
      "one of Google Sheets",
      '"1行目\n2行目"',
      '<google-sheets-html-origin><span data-sheets-root="1">x</span>',
      "1行目\n2行目",
    ],
    ["quotes that somebody has written", '"特価"\r\n', table("x"), '"特価"'],
    ["several", '"a\nb"\tc\r\nd\te\r\n', table("a", "b", "c", "d"), "a\nb\tc\nd\te"],
    ["quoted text of no table", '"1行目\n2行目 ""特価"""\r\n', "<p>x</p>", '"1行目\n2行目 ""特価"""\r\n'],
    ["a text alone", '"a\nb"', "", '"a\nb"'],
    ["a heading of a table", '"a\nb"\n', "<table><th>a</th></table>", "a\nb"],
    ["what only begins as a cell does", "a\n", "<tdx>a", "a\n"],
  ])("%s", (_, text, html, written) => {
    expect(textOfCells(text, html)).toBe(written);
  });

  it("is one entry of a list where it is one cell", () => {
    expect(readColumn("佐々木\n店長", table("x"))).toEqual({ cells: ["佐々木 店長"], columns: 1 });
    expect(readColumn('"佐々木\n店長"\r\n', table("x"))).toEqual({ cells: ["佐々木 店長"], columns: 1 });
    expect(readColumn("佐々木\n店長", table("x", "y")).cells).toEqual(["佐々木", "店長"]);
    expect([loneCell("a\nb", table("x")), loneCell("a\nb", "")]).toEqual(["a b", null]);
  });
});
