import type { Resource, Store, Stored } from "./store.js";

type Row = { text: string; updatedAt: string };
type Shelf = { rows: Map<number, Row>; lastId: number };

/** A store that lives as long as the page or the test. Documents are kept as JSON text, as the SQLite store keeps them. */
export function createMemoryStore(): Store {
  let shelves = new Map<string, Shelf>();

  function shelfOf(resource: Resource<unknown>): Shelf {
    const known = shelves.get(resource.name);
    if (known) return known;
    const shelf = { rows: new Map(), lastId: 0 };
    shelves.set(resource.name, shelf);
    return shelf;
  }

  function put<T>(resource: Resource<T>, id: number, value: T, at: Date): Stored<T> {
    const shelf = shelfOf(resource);
    const row = { text: JSON.stringify(value), updatedAt: at.toISOString() };
    shelf.rows.set(id, row);
    shelf.lastId = Math.max(shelf.lastId, id);
    return read(id, row);
  }

  return {
    put,
    get<T>(resource: Resource<T>, id: number) {
      const row = shelfOf(resource).rows.get(id);
      return row && read<T>(id, row);
    },
    list<T>(resource: Resource<T>) {
      const rows = [...shelfOf(resource).rows].sort(([a], [b]) => a - b);
      return rows.map(([id, row]) => read<T>(id, row));
    },
    insert<T>(resource: Resource<T>, make: (id: number) => T, at: Date) {
      const id = shelfOf(resource).lastId + 1;
      return put(resource, id, make(id), at);
    },
    insertMany(resource, count, make, at) {
      const first = shelfOf(resource).lastId + 1;
      for (let index = 0; index < count; index++)
        put(resource, first + index, make(first + index, index), at);
    },
    delete: (resource, id) => shelfOf(resource).rows.delete(id),
    atomically(work) {
      const before = copyOf(shelves);
      try {
        return work();
      } catch (error) {
        shelves = before;
        throw error;
      }
    },
  };
}

function read<T>(id: number, row: Row): Stored<T> {
  return { id, value: JSON.parse(row.text) as T, updatedAt: row.updatedAt };
}

/** Rows are never changed in place, so a copy of the maps is a copy of everything. */
function copyOf(shelves: Map<string, Shelf>): Map<string, Shelf> {
  return new Map([...shelves].map(([name, { rows, lastId }]) => [name, { rows: new Map(rows), lastId }]));
}
