/** A column of a pasted text. */
export interface PastedColumn {
  readonly cells: readonly string[];
  /** How many columns there were; of several the first one is taken. */
  readonly columns: number;
}

/**
 * How many cells of a table a pasted text is, as the HTML beside it says: its tags are counted, it is never read as HTML.
 * Google's spreadsheets bring one cell without a table.
 */
function cellsIn(html: string): "none" | "one" | "several" {
  const count = html.match(/<t[dh][\s>]/gi)?.length ?? 0;
  if (count > 1) return "several";
  return count === 1 || /<google-sheets-html-origin|\sdata-sheets-/i.test(html) ? "one" : "none";
}

/** A pasted text as its cells have it, without the quotes and the last line end that spreadsheets add; other texts as they are. */
export function textOfCells(text: string, html: string): string {
  const cells = cellsIn(html);
  if (cells === "none") return text;
  if (cells === "one") return oneCell(text, (inner) => inner);
  const rows = readRows(text, (inner) => inner);
  if (rows.length > 1 && rows.at(-1)?.length === 0) rows.pop();
  return rows.map((row) => row.join("\t")).join("\n");
}

/** The text of a cell that was copied alone, in one line; `null` where the text is anything else. */
export function loneCell(text: string, html: string): string | null {
  return cellsIn(html) === "one" ? oneCell(text, inOneLine).replace(/\s*[\n\r]+\s*/g, " ") : null;
}

/** It may have line ends without quotes around it (LibreOffice). */
function oneCell(text: string, write: (inner: string) => string): string {
  const cell = text.replace(/\r\n$|[\n\r]$/, "");
  const [, inner] = /^"([^"]*(?:""[^"]*)*)"$/.exec(cell) ?? [];
  return inner !== undefined && isQuoted(inner) ? write(inner.replaceAll('""', '"')) : cell;
}

/**
 * A pasted text as a list, as spreadsheets write one: lines are rows, tabs part cells, a cell with a line break, a tab or
 * doubled quotes in it stands between quotes. A line break inside a cell is a blank. What is blank is left out. One row alone
 * is the list itself.
 */
export function readColumn(text: string, html = ""): PastedColumn {
  const lone = loneCell(text, html);
  if (lone !== null) return { cells: [lone].filter((cell) => !isBlank(cell)), columns: 1 };
  const rows = readRows(text).filter((row) => row.some((cell) => !isBlank(cell)));
  const [first = []] = rows;
  if (rows.length === 1) return { cells: first.filter((cell) => !isBlank(cell)), columns: 1 };
  return {
    cells: rows.map(([cell = ""]) => cell).filter((cell) => !isBlank(cell)),
    columns: widthOf(rows),
  };
}

/**
 * A pasted text as a list of which each line is one entry, tabs and all. A cell that stands between quotes is in one line, as
 * in `readColumn`. What is blank is left out, blank cells at the ends of a line too.
 */
export function readLines(text: string, html = ""): readonly string[] {
  const lone = loneCell(text, html);
  const lines = lone === null ? readRows(text).map(lineOf) : [lone];
  return lines.filter((line) => !isBlank(line));
}

/** The first column of a pasted text, blank cells too: each is for a row of its own. */
export function readFirstCells(text: string): PastedColumn {
  const rows = readRows(text);
  // The line end after the last row begins no other.
  if (rows.length > 1 && rows.at(-1)?.length === 0) rows.pop();
  return { cells: rows.map(([cell = ""]) => cell.trim()), columns: widthOf(rows) };
}

function lineOf(cells: readonly string[]): string {
  const isFilled = (cell: string) => !isBlank(cell);
  return cells.slice(cells.findIndex(isFilled), cells.findLastIndex(isFilled) + 1).join("\t");
}

function widthOf(rows: readonly string[][]): number {
  return rows.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Texts of hundreds of thousands of lines are read in one go: no cell between quotes is longer than this. */
const quoted = /"((?:[^"]|""){0,5000})"(?=[\t\n\r]|$)/y;
const plain = /[^\t\n\r]*/y;
const end = /\r\n|[\t\n\r]/y;

function readRows(text: string, write = inOneLine): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  while (at < text.length) {
    rows.at(-1)?.push(readCell(take(quoted), write) ?? take(plain)?.[0] ?? "");
    const parted = take(end)?.[0];
    if (parted !== undefined && parted !== "\t") rows.push([]);
  }
  return rows;
}

/** Quotes that a spreadsheet would not have written belong to the text. */
function readCell(found: RegExpExecArray | null, write: (inner: string) => string): string | undefined {
  const [whole, inner = ""] = found ?? [];
  if (whole === undefined) return undefined;
  return isQuoted(inner) ? write(inner.replaceAll('""', '"')) : whole;
}

function isQuoted(inner: string): boolean {
  return /[\t\n\r]|""/.test(inner);
}

function inOneLine(inner: string): string {
  return inner.replace(/\s*[\n\r]+\s*|\t/g, " ");
}

/** Nothing but half- and full-width blanks. */
function isBlank(cell: string): boolean {
  return /^[ \u3000]*$/.test(cell);
}
