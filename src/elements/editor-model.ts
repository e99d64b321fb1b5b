import type { PlainData, PlainObject } from "../lib/plain-data.js";

/** What an element asks of the model of a finishing editor; every such feature's model satisfies it. */
export interface EditorModel {
  /** The payload as it stands. */
  value(): PlainObject;
  /** The payload as it is finished. */
  payload(): PlainObject;
  /** Why it may not be saved, a sentence each. */
  problems(): readonly { message: string }[];
  isEmpty(): boolean;
  isDirty(): boolean;
  /** Which record is edited, so that a draft is not offered on another. */
  record(): string | null;
  /** Replaces the content and clears the history; `false` when this is no payload. `null` is the empty one. */
  load(data: PlainData): boolean;
  restoreDraft(data: PlainData): boolean;
  reset(): void;
  /** The payload is saved or handed over; `response` is what the server said. */
  settle(payload: PlainObject, response: PlainData | undefined): void;
  undo(): boolean;
  redo(): boolean;
  /** The same by the operator's hand: it counts as an edit. */
  undoEdit(): void;
  redoEdit(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Sends the focus to the first problem. */
  goTo(target: undefined): void;
  /** Calls back after each change of what the methods above say. */
  subscribe(listener: () => void): () => void;
}
