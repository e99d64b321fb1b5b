import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";

/** A condition, or an or-panel with its conditions; ids are given once and never again. */
export interface SimpleRow {
  id: number;
  condition: PlainObject;
  inside: readonly SimpleRow[] | null;
}

interface Step {
  name: string;
  rows: readonly SimpleRow[];
}

/**
 * A filter as anybody would write it down without thinking about editors: the list of all steps, each a whole copy, and
 * a finger on the current one. The real model is compared with it.
 */
export class SimpleFilter {
  readonly #rest: PlainObject;
  #steps: Step[];
  #at = 0;
  #nextId = 0;
  #lastTyped: { field: string; time: number } | null = null;
  time = 0;
  edits = 0;

  constructor(filter: PlainObject) {
    this.#rest = filter;
    const rows = (filter.inputs as PlainObject[]).map((each) => this.row(each));
    this.#steps = [{ name: String(filter.name), rows }];
  }

  row(condition: PlainObject): SimpleRow {
    const id = this.#nextId++;
    const { effects, ...rest } = structuredClone(condition);
    if (condition.type !== 120) return { id, condition: structuredClone(condition), inside: null };
    return { id, condition: rest, inside: (effects as PlainObject[]).map((each) => this.row(each)) };
  }

  get rows(): readonly SimpleRow[] {
    return this.#now.rows;
  }
  get name(): string {
    return this.#now.name;
  }
  get panels(): readonly SimpleRow[] {
    return this.rows.filter(({ inside }) => inside !== null);
  }
  /** Conditions and or-panels, each panel followed by what is in it. */
  get all(): readonly SimpleRow[] {
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

  /** What stands in the panel of a row; the panel is `null` where all must be met. */
  panelOf(row: SimpleRow): SimpleRow | null {
    return this.panels.find(({ inside }) => inside?.includes(row)) ?? null;
  }
  inside(panel: SimpleRow | null): readonly SimpleRow[] {
    return panel === null ? this.rows : (panel.inside ?? []);
  }
  has(panel: SimpleRow | null, type: PlainData | undefined): boolean {
    return this.inside(panel).some(({ condition }) => condition.type === type);
  }

  /** Puts other rows into a panel, as one edit. */
  put(panel: SimpleRow | null, rows: readonly SimpleRow[], field: string | null = null): void {
    this.edit({ rows: this.#with(this.rows, panel, rows) }, field);
  }
  /** Takes a row out of its panel and puts it at the end of another one, as one edit. */
  move(row: SimpleRow, to: SimpleRow | null): void {
    const from = this.panelOf(row);
    const without = this.inside(from).filter((each) => each !== row);
    const rows = this.#with(this.rows, from, without);
    const target = to === null ? null : (rows.find(({ id }) => id === to.id) ?? null);
    const there = target === null ? rows : (target.inside ?? []);
    this.edit({ rows: this.#with(rows, target, [...there, row]) });
  }

  /** One edit; changing the same field within half a second goes on where it was. */
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

  #with(rows: readonly SimpleRow[], panel: SimpleRow | null, inside: readonly SimpleRow[]) {
    return panel === null ? inside : rows.map((row) => (row.id === panel.id ? { ...row, inside } : row));
  }

  get #now(): Step {
    return this.#steps[this.#at] as Step;
  }

  #spell({ name, rows }: Step): string {
    const written = ({ condition, inside }: SimpleRow): PlainData =>
      inside === null ? condition : { ...condition, effects: inside.map(written) };
    return JSON.stringify({ ...this.#rest, name, inputs: rows.map(written) });
  }
}
