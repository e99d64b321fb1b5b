import type { Period } from "../period/period.js";
import { type CallCounts, type CallSeries, shownCounts } from "./count-calls.js";

/** The words of the header. */
export interface CsvWords {
  readonly day: string;
  readonly total: string;
  /** An unknown code has no name of its own. */
  name(series: CallSeries): string;
}

/** Without it Excel takes the names for text of another encoding. */
const byteOrderMark = "\uFEFF";

/** The counts as a file, a row a day (rules: count-file). */
export function countsCsv(counts: CallCounts, words: CsvWords): string {
  const { days, series, totals } = shownCounts(counts, new Set());
  const header = [words.day, ...series.map((each) => words.name(each)), words.total].map(textField);
  const rows = days.map((day, at) => [day, ...series.map((each) => each.counts[at] ?? 0), totals[at] ?? 0]);
  return byteOrderMark + [header, ...rows].map((fields) => `${fields.join(",")}\r\n`).join("");
}

/** The name of the file. */
export function csvFileName({ from, to }: Period): string {
  return `api-calls_${from}_${to}.csv`;
}

/** A table program would take a name that begins like a formula for one, and run it. */
function textField(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
