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
  // Here friends were spread over tables of their own. They are asked one by one now; old files still have the tables.
  "SELECT 1",
  [
    "",
    "_memo",
    "_tag",
    "_variable",
    "_scenario",
    "_event_reservation",
    "_reservation",
    "_conversion",
    "_landing",
  ]
    .concat(["_reminder", "_form", "_phase", "_external_value"])
    .map((part) => `DROP TABLE IF EXISTS friend${part};`)
    .concat("DROP INDEX IF EXISTS tags_by_folder;")
    .join(""),
];
