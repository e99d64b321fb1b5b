import type { PlainData } from "../lib/plain-data.js";

/** Members that an element needs of the model of a value. */
export interface ValueModel {
  /** The value as it stands. */
  value(): PlainData;
  /** The value as it is sent, where that differs. */
  payload?(): PlainData;
  /** Why it may not be saved, a sentence each. */
  problems(): readonly { message: string }[];
  isEmpty(): boolean;
  /** Nobody has filled it in: a new one, as it was set. */
  isBlank(): boolean;
  isDirty(): boolean;
  /** Replaces the content and clears the history; `false` when this is no value. `null` is the empty one. */
  load(data: PlainData): boolean;
  /** Puts something that was kept in place of the content; it counts as the operator's edit. */
  restoreDraft(data: PlainData): boolean;
  reset(): void;
  /** Calls back after each change of what the methods above say. */
  subscribe(listener: () => void): () => void;
}

/** Members that an element needs of the model of a finishing editor; every such feature's model satisfies it. */
export interface EditorModel extends ValueModel {
  /** The payload as it is finished. */
  payload(): PlainData;
  /** Which record is edited, so that a draft is not offered on another. */
  record(): string | null;
  /** In how many places another value differs from what is there: rows of a list, and fields beside it. */
  differences(data: PlainData): number;
  /** The payload is saved or handed over; `response` is what the server said. */
  applySave(payload: PlainData, response: PlainData | undefined): void;
  undo(): boolean;
  redo(): boolean;
  /** The next edit joins none before it. */
  endStep(): void;
  /** The same by the operator's hand: it counts as an edit. */
  undoEdit(): void;
  redoEdit(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Sends the focus to the first problem. */
  goTo(target: undefined): void;
}
