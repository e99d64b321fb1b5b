import type { Answer, Failure } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** State of a saved filter: loading, loaded or failed. */
export type KnownCondition =
  | { is: "loading" }
  | { is: "ready"; filter: PlainObject }
  | { is: "failed"; failure: Failure };

/** Saved filters by id, each loaded once for everybody who shows it. */
export interface KnownConditions {
  state(id: number): KnownCondition | null;
  /** All that were asked for; another map once one of them changed. */
  all(): ReadonlyMap<number, KnownCondition>;
  /** Loads it, unless it is there or under way. */
  ask(id: number): void;
  /** Loads what failed once more. */
  retry(id: number): void;
  /** One that was saved just now. */
  keep(id: number, filter: PlainObject): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the saved filters of a page. A filter comes without its own id: as a condition it is content (rules: condition-has-no-filter-id). */
export function createKnownConditions(load: (id: number) => Promise<Answer<PlainObject>>): KnownConditions {
  let known: ReadonlyMap<number, KnownCondition> = new Map();
  const listeners = new Set<() => void>();
  function become(id: number, state: KnownCondition): void {
    known = new Map(known).set(id, state);
    for (const listener of listeners) listener();
  }
  async function begin(id: number): Promise<void> {
    become(id, { is: "loading" });
    const answer = await load(id);
    if (known.get(id)?.is !== "loading") return;
    if (answer.ok) become(id, { is: "ready", filter: withoutId(answer.data) });
    else become(id, { is: "failed", failure: answer.failure });
  }
  return {
    state: (id) => known.get(id) ?? null,
    all: () => known,
    ask(id) {
      if (!known.has(id)) void begin(id);
    },
    retry(id) {
      if (known.get(id)?.is !== "loading") void begin(id);
    },
    keep: (id, filter) => become(id, { is: "ready", filter: withoutId(filter) }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withoutId({ fid: _, ...content }: PlainObject): PlainObject {
  return content;
}
