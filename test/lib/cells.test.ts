import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readColumn, readFirstCells } from "../../src/lib/cells.js";

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
