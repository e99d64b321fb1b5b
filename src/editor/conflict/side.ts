/** Which of three values is saved where two people have changed something differently. */
export type Side = "mine" | "theirs" | "before";

/** Something that two people have changed differently, in words. */
export interface ShownConflict<Key extends string = string> extends Readonly<Record<Side, string>> {
  readonly key: Key;
  /** Its name. */
  readonly label: string;
}
