/** What may be bound to a parameter. */
export type SqlValue = string | number | null;

/** Friends by a statement whose one column is called `id`. With `except` everybody else is meant. */
export interface Query {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  readonly except?: boolean;
}

/** What conditions must know besides the friends. */
export interface QueryContext {
  /** The day it is, in Tokyo. */
  readonly today: string;
  /** The account-wide value of common information, when it is a number. */
  commonNumber(id: number): number | undefined;
}

/**
 * Who meets a condition of one type. `undefined` when nothing is chosen where a choice is needed: such a condition is
 * left out.
 */
export type Compile = (
  condition: Readonly<Record<string, unknown>>,
  context: QueryContext,
) => Query | undefined;

/** Friends by columns of their own. */
export function friendsWhere(test: string, ...params: SqlValue[]): Query {
  return { sql: `SELECT id FROM friend WHERE ${test}`, params };
}

/** Friends who have a row in one of the other tables. */
export function friendsWith(table: string, test: string, ...params: SqlValue[]): Query {
  return { sql: `SELECT DISTINCT friend_id AS id FROM ${table} WHERE ${test}`, params };
}

/** The same, or everybody else. */
export function exceptIf(except: boolean, query: Query): Query {
  return { ...query, except };
}

/** A test for a column that contains one of the words, with the parameter it takes. */
export function containsOneOf(column: string): string {
  return `EXISTS (SELECT 1 FROM json_each(?) WHERE instr(${column}, json_each.value) > 0)`;
}

/** A test for a day or moment between two, both included; `undefined` when neither is given. */
export function between(
  column: string,
  from: unknown,
  to: unknown,
): { readonly test: string; readonly params: readonly SqlValue[] } | undefined {
  const ends = [
    [`${column} >= ?`, from],
    [`${column} <= ?`, to],
  ].filter((end): end is [string, string] => typeof end[1] === "string");
  if (ends.length === 0) return undefined;
  return { test: ends.map(([test]) => test).join(" AND "), params: ends.map(([, value]) => value) };
}

export function isId(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
