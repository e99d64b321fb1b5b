import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Answer, Failure } from "../../../lib/failure.js";
import type { PlainData } from "../../../lib/plain-data.js";

/** How the deletion of one channel goes. */
export interface Removal {
  /** True until its call is answered. */
  readonly isUnderWay: boolean;
  /** Failure of the last call. */
  readonly failure: Failure | null;
  /** How often it was refused. */
  readonly attempt: number;
}

/** The deletions of channels; a call outlives the question that began it. */
export interface Removals {
  readonly all: Atom<ReadonlyMap<number, Removal>>;
  /** Sends a deletion, unless one of this channel waits for its answer; `null` then. */
  begin(id: number, send: () => Promise<Answer<PlainData>>): Promise<Answer<PlainData> | null>;
  /** The next question begins without what was answered to this one. One under way goes on. */
  forget(id: number): void;
}

export function createRemovals(store: ReturnType<typeof createStore>): Removals {
  const all = atom<ReadonlyMap<number, Removal>>(new Map());
  const put = (id: number, removal: Removal) => store.set(all, new Map(store.get(all)).set(id, removal));
  const leave = (id: number) =>
    store.set(all, new Map([...store.get(all)].filter(([channel]) => channel !== id)));
  return {
    all,
    async begin(id, send) {
      const before = store.get(all).get(id) ?? { isUnderWay: false, failure: null, attempt: 0 };
      if (before.isUnderWay) return null;
      put(id, { ...before, isUnderWay: true });
      const answer = await send();
      if (answer.ok) leave(id);
      else put(id, { isUnderWay: false, failure: answer.failure, attempt: before.attempt + 1 });
      return answer;
    },
    forget(id) {
      if (store.get(all).get(id)?.isUnderWay === false) leave(id);
    },
  };
}
