import type { PlainObject } from "../../../src/lib/plain-data.js";

/** An effect and who it is; ids are given once and never again. */
export interface SimpleRow {
  id: number;
  effect: PlainObject;
}

interface Step {
  name: string;
  again: number;
  rows: readonly SimpleRow[];
}

/**
 * An action as anybody would write it down without thinking about editors: the list of all steps, each a whole copy, and
 * a finger on the current one. The real model is compared with it.
 */
export class SimpleAction {
  readonly #rest: PlainObject;
  #steps: Step[];
  #at = 0;
  #nextId = 0;
  #lastTyped: { field: string; time: number } | null = null;
  time = 0;
  edits = 0;

  constructor(action: PlainObject) {
    this.#rest = action;
    const inputs = action.inputs as PlainObject[];
    const rows = inputs.map((effect) => this.row(effect));
    this.#steps = [{ name: String(action.a_name), again: Number(action.a_twice_type), rows }];
  }

  row(effect: PlainObject): SimpleRow {
    return { id: this.#nextId++, effect: structuredClone(effect) };
  }

  get rows(): readonly SimpleRow[] {
    return this.#now.rows;
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

  get #now(): Step {
    return this.#steps[this.#at] as Step;
  }

  #spell({ name, again, rows }: Step): string {
    const inputs = rows.map(({ effect }) => effect);
    return JSON.stringify({ ...this.#rest, a_name: name, a_twice_type: again, inputs });
  }
}
