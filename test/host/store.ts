/** A kind of document. The type parameter is what a document of that kind holds; it exists for the compiler only. */
export interface Resource<T> {
  readonly name: string;
  readonly holds?: T;
}

/** A document with what the store knows about it. `updatedAt` is an ISO 8601 instant and never part of the document. */
export interface Stored<T> {
  readonly id: number;
  readonly value: T;
  readonly updatedAt: string;
}

/**
 * Where the reference host keeps its documents: whole JSON values by resource and positive id.
 * A value comes back as a copy, so what a caller does to it changes nothing here.
 */
export interface Store {
  get<T>(resource: Resource<T>, id: number): Stored<T> | undefined;
  /** Every document of a resource, lowest id first. */
  list<T>(resource: Resource<T>): Stored<T>[];
  /** Writes a document under an id that is already known. */
  put<T>(resource: Resource<T>, id: number, value: T, at: Date): Stored<T>;
  /** Writes a new document. Its id is above every id this resource ever had, deleted ones too. */
  insert<T>(resource: Resource<T>, make: (id: number) => T, at: Date): Stored<T>;
  /** Writes many new documents, with the ids that as many inserts would give them, in a fraction of the time. */
  insertMany<T>(resource: Resource<T>, count: number, make: (id: number, index: number) => T, at: Date): void;
  /** Whether there was something to delete. */
  delete(resource: Resource<unknown>, id: number): boolean;
  /** Runs `work` as one piece: all of it is kept, or, when it throws, none. */
  atomically<R>(work: () => R): R;
}

/** Names a kind of document: `const actions = resource<ActionDocument>("action")`. */
export function resource<T>(name: string): Resource<T> {
  return { name };
}
