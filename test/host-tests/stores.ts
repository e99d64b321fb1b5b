import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import type { Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";
import { openSqliteStore, type SqliteOptions } from "../host/store-sqlite.js";

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
});

/** Both kinds of store, each empty when made and gone after the test. */
export const storeKinds: readonly { readonly kind: string; make(): Store }[] = [
  { kind: "memory", make: createMemoryStore },
  { kind: "sqlite", make: () => openStore(databaseFile()) },
];

/** A path for a database in a folder that is gone after the test. */
export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "console-host-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "nested", "host.sqlite");
}

/** A SQLite store that is closed after the test, when the test has not closed it itself. */
export function openStore(file: string, options?: SqliteOptions) {
  const store = openSqliteStore(file, options);
  let open = true;
  const close = () => {
    if (open) store.close();
    open = false;
  };
  cleanups.push(close);
  return { ...store, close };
}
