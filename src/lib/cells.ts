/** A column of a pasted text. */
export interface PastedColumn {
  readonly cells: readonly string[];
  /** How many columns there were; of several the first one is taken. */
  readonly columns: number;
}

/**
 * A pasted text as a list, as spreadsheets write one: lines are rows, tabs part cells, a cell with a line break, a tab or
 * doubled quotes in it stands between quotes. A line break inside a cell is a blank. What is blank is left out. One row alone
 * is the list itself.
 */
export function readColumn(text: string): PastedColumn {
  const rows = readRows(text).filter((row) => row.some((cell) => !isBlank(cell)));
  const [first = []] = rows;
  if (rows.length === 1) return { cells: first.filter((cell) => !isBlank(cell)), columns: 1 };
  return {
    cells: rows.map(([cell = ""]) => cell).filter((cell) => !isBlank(cell)),
    columns: widthOf(rows),
  };
}

/** The first column of a pasted text, blank cells too: each is for a row of its own. */
export function readFirstCells(text: string): PastedColumn {
  const rows = readRows(text);
  // The line end after the last row begins no other.
  if (rows.length > 1 && rows.at(-1)?.length === 0) rows.pop();
  return { cells: rows.map(([cell = ""]) => cell.trim()), columns: widthOf(rows) };
}

function widthOf(rows: readonly string[][]): number {
  return rows.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Texts of hundreds of thousands of lines are read in one go: no cell between quotes is longer than this. */
const quoted = /"((?:[^"]|""){0,5000})"(?=[\t\n\r]|$)/y;
const plain = /[^\t\n\r]*/y;
const end = /\r\n|[\t\n\r]/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  while (at < text.length) {
    rows.at(-1)?.push(readCell(take(quoted)) ?? take(plain)?.[0] ?? "");
    const parted = take(end)?.[0];
    if (parted !== undefined && parted !== "\t") rows.push([]);
  }
  return rows;
}

/** Quotes that a spreadsheet would not have written belong to the text. */
function readCell(found: RegExpExecArray | null): string | undefined {
  const [whole, inner = ""] = found ?? [];
  if (whole === undefined) return undefined;
  return /[\t\n\r]|""/.test(inner) ? inner.replaceAll('""', '"').replace(/\s*[\n\r]+\s*|\t/g, " ") : whole;
}

/** Nothing but half- and full-width blanks. */
function isBlank(cell: string): boolean {
  return /^[ \u3000]*$/.test(cell);
}
