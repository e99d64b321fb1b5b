import { audienceSchema } from "./audience/schema.js";

/**
 * The database's history, oldest first. `PRAGMA user_version` counts how many have run.
 * Add at the end and never change one that has been released: somebody's file has already run it.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE documents (
     resource TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, updated_at TEXT NOT NULL,
     PRIMARY KEY (resource, id)
   ) WITHOUT ROWID;
   CREATE TABLE last_ids (resource TEXT PRIMARY KEY, id INTEGER NOT NULL) WITHOUT ROWID;`,
  // Choices and their folders came to have a place in their list.
  `UPDATE documents SET body = json_set(body, '$.order', id)
   WHERE (resource LIKE '%\\_item' ESCAPE '\\' OR resource LIKE '%\\_group' ESCAPE '\\')
     AND json_extract(body, '$.order') IS NULL;`,
  audienceSchema,
];
