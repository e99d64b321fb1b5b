import type { Draft } from "./draft.js";
import type { SentWork } from "./sent-work.js";

/** Another editor of the page that may have the same key. */
export interface DraftRival {
  /** Tells whether its current work is kept under this key. */
  holds(key: string | null): boolean;
  /** Its work, if it has any that is not saved. */
  work(): Draft | null;
  /** Has its work written again, soon. */
  edited(): void;
  /** Another one has left with unsaved work, which its own next write would lose: it has that on offer. */
  takeOver(left: Draft): void;
  /** Work has arrived: it is no longer on offer. */
  withdraw(sent: SentWork): void;
}

interface RivalSource {
  readonly rivals: ReadonlySet<DraftRival>;
  key(): string | null;
}

/** Others of the same key that are on the page, an overlay over the same form say. */
export function rivalsOf(own: DraftRival, { rivals, key }: RivalSource): readonly DraftRival[] {
  return [...rivals].filter((each) => each !== own && each.holds(key()));
}

/** Tells whether the draft under the key is its own, and not that of an element that was here before. */
export function isFirst(own: DraftRival, { rivals, key }: RivalSource): boolean {
  const [first = own] = [...rivals].filter((each) => each === own || each.holds(key()));
  return first === own;
}

/** Unsaved work of the first of them. */
export function workOf(rivals: readonly DraftRival[]): Draft | null {
  for (const rival of rivals) {
    const work = rival.work();
    if (work) return work;
  }
  return null;
}
