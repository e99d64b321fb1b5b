import type { Query, SqlValue } from "../query.js";

/** Where values are kept, as `value` and, where the text is a number, as `number`; and whose they are. */
export interface Values {
  readonly table: string;
  readonly test: string;
  readonly params: readonly SqlValue[];
}

const comparisons: ReadonlyMap<unknown, string> = new Map([
  [10, ">="],
  [11, ">"],
  [12, "<="],
  [13, "<"],
]);

/** The match table of friend information and external data (actions-and-filters §9). The codes of dates are not in it. */
export function matchingValue(
  match: unknown,
  query: unknown,
  { table, test, params }: Values,
): Query | undefined {
  const owners = (more: string, ...values: SqlValue[]): Query => {
    return {
      sql: `SELECT DISTINCT friend_id AS id FROM ${table} WHERE ${test}${more}`,
      params: [...params, ...values],
    };
  };
  if (match === 2 || match === 3) return { ...owners(""), except: match === 2 };
  if (typeof query !== "string" || query.trim() === "") return undefined;
  if (match === 0 || match === 4) return { ...owners(" AND value = ?", query), except: match === 4 };
  if (match === 1 || match === 5)
    return { ...owners(" AND instr(value, ?) > 0", query), except: match === 5 };
  const operator = comparisons.get(match);
  if (!operator || !Number.isFinite(Number(query))) return undefined;
  return owners(` AND number ${operator} ?`, Number(query));
}
