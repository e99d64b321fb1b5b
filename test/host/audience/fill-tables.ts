import type Database from "libsql";
import type { Store } from "../store.js";
import { type AudienceFriend, allFriends, audienceFriends } from "./friends.js";
import { type AudienceTable, audienceTables } from "./tables.js";

/** Friends a statement: few enough for the text they travel in, many enough to be quick. */
const PORTION = 1000;

/** From here on it takes long enough to be told, and statements are worth planning. */
const MANY = 5000;

/** Brings the tables up to the friends' documents, when there are more or fewer of these. */
export function fillAudienceTables(
  database: Database.Database,
  store: Store,
  report: (line: string) => void = () => {},
): void {
  if (countOf(database, "SELECT count(*) AS n FROM friend") === documentsOf(database)) return;
  const start = performance.now();
  const friends = allFriends(store);
  store.atomically(() => {
    for (const table of audienceTables) {
      database.exec(`DELETE FROM ${table.name}`);
      for (let start = 0; start < friends.length; start += PORTION) {
        insert(database, table, friends.slice(start, start + PORTION));
      }
    }
  });
  if (friends.length < MANY) return;
  database.exec("ANALYZE");
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report(`Filled the filters' tables with ${friends.length} friends in ${seconds} s.`);
}

/** The rows travel as one JSON text: a call for each would take ten times as long. */
function insert(database: Database.Database, table: AudienceTable, friends: readonly AudienceFriend[]): void {
  const rows = friends.flatMap((friend) => table.rows(friend));
  const values = table.columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  database
    .prepare(
      `INSERT INTO ${table.name} (${table.columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`,
    )
    .run(JSON.stringify(rows));
}

function documentsOf(database: Database.Database): number {
  return countOf(database, "SELECT count(*) AS n FROM documents WHERE resource = ?", audienceFriends.name);
}

function countOf(database: Database.Database, sql: string, ...params: string[]): number {
  return (database.prepare(sql).all(...params)[0] as { n: number }).n;
}
