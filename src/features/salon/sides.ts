/** Which of three values is saved where two people have changed something differently (contract salon.md §5.4). */
export type Side = "mine" | "theirs" | "before";

/** Something that two people have changed differently, in words. */
export interface ShownConflict {
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly before: string;
}
