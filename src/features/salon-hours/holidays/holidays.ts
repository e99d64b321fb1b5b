// The table alone: the package's entry has functions on moments beside it, and a file of JSON that no page can load.
import holidays from "@holiday-jp/holiday_jp/lib/holidays.js";
import type { Holiday } from "../../opening-hours/index.js";

/**
 * The national holidays of a year, in order; none for a year that the table does not have. By the keys of the table, which
 * are days.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const table: Readonly<Record<string, { readonly name: string }>> = holidays;
  return Object.keys(table)
    .filter((date) => date.startsWith(`${year}-`))
    .sort()
    .map((date) => ({ date, name: table[date]?.name ?? "" }));
}
