import type { Query, SqlValue } from "../query.js";

/** Where a friend's things of some kind are kept, and which rows count. */
export interface Owned {
  readonly table: string;
  /** The column with the thing's id. */
  readonly column: string;
  readonly test?: string;
  readonly params?: readonly SqlValue[];
}

/** Statement whose one column holds the ids that were chosen. */
export interface Chosen {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** The ids as they stand in a condition. `undefined` when there are none. */
export function chosenIds(ids: unknown): Chosen | undefined {
  if (!Array.isArray(ids) || ids.length === 0) return undefined;
  return { sql: "SELECT DISTINCT value FROM json_each(?)", params: [JSON.stringify(ids)] };
}

/**
 * The four ways to want several things: 0 any of them, 1 all, 2 not any, 3 not all. Nobody has any or all of no things,
 * as of a folder without tags.
 */
export function wantingSeveral(
  or: unknown,
  { table, column, test = "1", params = [] }: Owned,
  chosen: Chosen,
): Query {
  const having = `FROM ${table} WHERE ${column} IN (${chosen.sql}) AND ${test}`;
  if (or === 0 || or === 2) {
    return {
      sql: `SELECT DISTINCT friend_id AS id ${having}`,
      params: [...chosen.params, ...params],
      except: or === 2,
    };
  }
  return {
    sql: `SELECT friend_id AS id ${having} GROUP BY friend_id
          HAVING count(DISTINCT ${column}) = (SELECT count(*) FROM (${chosen.sql}))`,
    params: [...chosen.params, ...params, ...chosen.params],
    except: or === 3,
  };
}
