import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { migrations } from "./migrations.js";
import type { Resource, Store, Stored } from "./store.js";

type Row = { id: number; body: string; updated_at: string };

/** A store with the database it is kept in. `close()` must be called before the file is opened again. */
export interface SqliteStore extends Store {
  readonly database: Database.Database;
  close(): void;
}

export interface SqliteOptions {
  /** Start with an empty one. */
  readonly reset?: boolean;
  /** Is told when the file is older than a migration. */
  readonly report?: ((line: string) => void) | undefined;
}

/** A store in one SQLite file. */
export function openSqliteStore(file: string, { reset = false, report }: SqliteOptions = {}): SqliteStore {
  mkdirSync(dirname(file), { recursive: true });
  if (reset) removeDatabase(file);
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  migrate(database, file, report);

  const selectOne = database.prepare(
    "SELECT id, body, updated_at FROM documents WHERE resource = ? AND id = ?",
  );
  const selectAll = database.prepare(
    "SELECT id, body, updated_at FROM documents WHERE resource = ? ORDER BY id",
  );
  const selectLastId = database.prepare("SELECT id FROM last_ids WHERE resource = ?");
  const deleteOne = database.prepare("DELETE FROM documents WHERE resource = ? AND id = ?");
  const writeOne = database.prepare(
    `INSERT INTO documents (resource, id, body, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at`,
  );
  const writeLastId = database.prepare(
    "INSERT INTO last_ids (resource, id) VALUES (?, ?) ON CONFLICT DO UPDATE SET id = max(id, excluded.id)",
  );

  function put<T>({ name }: Resource<T>, id: number, value: T, at: Date): Stored<T> {
    const row = { id, body: JSON.stringify(value), updated_at: at.toISOString() };
    writeOne.run(name, id, row.body, row.updated_at);
    writeLastId.run(name, id);
    return read(row);
  }

  function lastIdOf({ name }: Resource<unknown>): number {
    const last = selectLastId.all(name)[0] as { id: number } | undefined;
    return last?.id ?? 0;
  }

  return {
    // `.all()[0]` and not `.get()`: the latter adds a `_metadata` key of its own to the row.
    get<T>({ name }: Resource<T>, id: number) {
      const row = selectOne.all(name, id)[0] as Row | undefined;
      return row && read<T>(row);
    },
    list<T>({ name }: Resource<T>) {
      return (selectAll.all(name) as Row[]).map((row) => read<T>(row));
    },
    put: (resource, id, value, at) => atomically(database, () => put(resource, id, value, at)),
    insert(resource, make, at) {
      return atomically(database, () => {
        const id = lastIdOf(resource) + 1;
        return put(resource, id, make(id), at);
      });
    },
    insertMany(resource, count, make, at) {
      atomically(database, () => {
        const first = lastIdOf(resource) + 1;
        const updatedAt = at.toISOString();
        for (let index = 0; index < count; index++) {
          const id = first + index;
          writeOne.run(resource.name, id, JSON.stringify(make(id, index)), updatedAt);
        }
        if (count > 0) writeLastId.run(resource.name, first + count - 1);
      });
    },
    delete: ({ name }, id) => deleteOne.run(name, id).changes > 0,
    atomically: (work) => atomically(database, work),
    database,
    close: () => void database.close(),
  };
}

function migrate(database: Database.Database, file: string, report?: (line: string) => void): void {
  const [{ user_version: done }] = database.pragma("user_version") as [{ user_version: number }];
  if (done > migrations.length) {
    database.close();
    throw new Error(
      `${file} was written by a newer version of this host. Start with --reset to begin afresh.`,
    );
  }
  if (done > 0 && done < migrations.length) {
    report?.(
      `${file} is older than a migration, which has brought its tables up to date. Its demo data may lack what came since: start with --reset for fresh demo data.`,
    );
  }
  migrations.slice(done).forEach((statements, index) => {
    atomically(database, () => {
      database.exec(statements);
      database.exec(`PRAGMA user_version = ${done + index + 1}`);
    });
  });
}

/** Nested calls join the outermost transaction. */
function atomically<R>(database: Database.Database, work: () => R): R {
  return database.inTransaction ? work() : database.transaction(work)();
}

function read<T>({ id, body, updated_at: updatedAt }: Row): Stored<T> {
  return { id, value: JSON.parse(body) as T, updatedAt };
}

/** The write-ahead log belongs to the database: left behind, it would be replayed into the next file of that name. */
function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
}
