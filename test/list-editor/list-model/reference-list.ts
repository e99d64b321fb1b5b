import { isPlainObject, type PlainData, type PlainObject } from "../../../src/lib/plain-data.js";

/** A row and who it is; ids are given once and never again. */
export interface ReferenceRow {
  id: number;
  value: PlainObject;
  /** The rows that it holds; `null` for one that holds none. */
  inside: readonly ReferenceRow[] | null;
}

interface Step {
  document: PlainObject;
  rows: readonly ReferenceRow[];
}

/** The document's key of its list, and the key of a row under which rows are, where there are such. */
interface Keys {
  list: string;
  inside: string | undefined;
}

/**
 * A document that is a list as anybody would write it down without thinking about editors: the list of all steps, each a
 * whole copy, and a finger on the current one. The real model is compared with it.
 */
export class ReferenceList {
  readonly #keys: Keys;
  #steps: Step[];
  #at = 0;
  #nextId = 0;
  #lastTyped: { field: string; time: number } | null = null;
  time = 0;
  edits = 0;

  constructor(document: PlainObject, keys: Keys) {
    this.#keys = keys;
    const values = document[keys.list] as PlainObject[];
    this.#steps = [{ document, rows: values.map((value) => this.row(value)) }];
  }

  row(value: PlainObject): ReferenceRow {
    const id = this.#nextId++;
    const { inside } = this.#keys;
    const held = inside === undefined ? undefined : value[inside];
    if (inside === undefined || !Array.isArray(held)) {
      return { id, value: structuredClone(value), inside: null };
    }
    const { [inside]: _, ...rest } = structuredClone(value);
    return { id, value: rest, inside: held.filter(isPlainObject).map((each) => this.row(each)) };
  }

  get document(): PlainObject {
    return this.#now.document;
  }
  get rows(): readonly ReferenceRow[] {
    return this.#now.rows;
  }
  /** The rows that hold rows. */
  get containers(): readonly ReferenceRow[] {
    return this.rows.filter(({ inside }) => inside !== null);
  }
  /** Every row, each followed by those that it holds. */
  get all(): readonly ReferenceRow[] {
    return this.rows.flatMap((row) => [row, ...(row.inside ?? [])]);
  }
  get canUndo(): boolean {
    return this.#at > 0;
  }
  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }
  get isDirty(): boolean {
    return this.#spell(this.#now) !== this.#spell(this.#steps[0] ?? this.#now);
  }

  /** The row that holds this one; `null` for one of the document's own list. */
  containerOf(row: ReferenceRow): ReferenceRow | null {
    return this.containers.find(({ inside }) => inside?.includes(row)) ?? null;
  }
  inside(container: ReferenceRow | null): readonly ReferenceRow[] {
    return container === null ? this.rows : (container.inside ?? []);
  }
  has(container: ReferenceRow | null, type: PlainData | undefined): boolean {
    return this.inside(container).some(({ value }) => value.type === type);
  }

  /** Other rows in a list, as one edit. */
  put(container: ReferenceRow | null, rows: readonly ReferenceRow[], field: string | null = null): void {
    this.edit({ rows: this.#with(this.rows, container, rows) }, field);
  }
  /** Another value in a row, as one edit. */
  replace(row: ReferenceRow, value: PlainObject, field: string | null): void {
    const container = this.containerOf(row);
    const rows = this.inside(container).map((each) => (each === row ? { ...row, value } : each));
    this.put(container, rows, field && `${row.id}.${field}`);
  }
  /** Takes a row out of its list and puts it at the end of another one, as one edit. */
  moveInto(row: ReferenceRow, to: ReferenceRow | null): void {
    const from = this.containerOf(row);
    const without = this.inside(from).filter((each) => each !== row);
    const rows = this.#with(this.rows, from, without);
    const target = to === null ? null : (rows.find(({ id }) => id === to.id) ?? null);
    const there = target === null ? rows : (target.inside ?? []);
    this.edit({ rows: this.#with(rows, target, [...there, row]) });
  }

  /** One edit; typing in the same field within half a second goes on where it was. */
  edit(change: Partial<Step>, field: string | null = null): void {
    const next = { ...this.#now, ...change };
    const last = this.#lastTyped;
    const goesOn = field !== null && last?.field === field && this.time - last.time < 500 && !this.canRedo;
    if (!goesOn) this.#at += 1;
    this.#steps = [...this.#steps.slice(0, this.#at), next];
    this.#lastTyped = field === null ? null : { field, time: this.time };
    this.edits += 1;
  }

  go(by: -1 | 1): void {
    if (by === -1 ? !this.canUndo : !this.canRedo) return;
    this.#at += by;
    this.#lastTyped = null;
    this.edits += 1;
  }

  spell(): string {
    return this.#spell(this.#now);
  }

  #with(
    rows: readonly ReferenceRow[],
    container: ReferenceRow | null,
    inside: readonly ReferenceRow[],
  ): readonly ReferenceRow[] {
    return container === null
      ? inside
      : rows.map((row) => (row.id === container.id ? { ...row, inside } : row));
  }

  get #now(): Step {
    return this.#steps[this.#at] as Step;
  }

  #spell({ document, rows }: Step): string {
    const written = ({ value, inside }: ReferenceRow): PlainData =>
      inside === null ? value : { ...value, [String(this.#keys.inside)]: inside.map(written) };
    return JSON.stringify({ ...document, [this.#keys.list]: rows.map(written) });
  }
}
