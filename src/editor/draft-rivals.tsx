import type { Draft } from "./draft.js";

/** Another editor of the page that may have the same key. */
export interface DraftRival {
  /** Whether its work of now is kept under this key. */
  holds(key: string | null): boolean;
  /** Its work, if it has any that is not saved. */
  work(): Draft | null;
  /** Has its work written again, soon. */
  edited(): void;
  /** Another one has left with unsaved work, which its own next write would lose: it has that on offer. */
  takeOver(left: Draft): void;
}

interface RivalSource {
  readonly rivals: ReadonlySet<DraftRival>;
  key(): string | null;
}

/** Others of the same key that are on the page, an overlay over the same form say. */
export function rivalsOf(own: DraftRival, { rivals, key }: RivalSource): readonly DraftRival[] {
  return [...rivals].filter((each) => each !== own && each.holds(key()));
}

/** Whether what is kept under the key is its own: under that of one that was here before it is that one's. */
export function isFirst(own: DraftRival, { rivals, key }: RivalSource): boolean {
  const [first = own] = [...rivals].filter((each) => each === own || each.holds(key()));
  return first === own;
}

/** What the first of them has that is not saved. */
export function workOf(rivals: readonly DraftRival[]): Draft | null {
  for (const rival of rivals) {
    const work = rival.work();
    if (work) return work;
  }
  return null;
}
