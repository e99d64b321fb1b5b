import type { Atom, PrimitiveAtom } from "jotai/vanilla";
import type { EditedValueModel, FocusTarget } from "../editor/index.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { Announcement, NoKinds, OwnKinds } from "./announcement.js";
import type { Clipboard } from "./clipboard/commands.js";
import type { DocumentProblems, ProblemAtoms } from "./problems/document-problems.js";
import type { RowEdits } from "./row-edits.js";
import type { ListDocument } from "./rows.js";
import type { RowSelection } from "./selection/create-selection.js";

type ListValue<State extends ListDocument, Settings, Own extends OwnKinds> = EditedValueModel<
  State,
  Settings,
  Announcement<Own>
>;

/** The parts of a document that a component may follow, besides those of every value. */
export interface DocumentAtoms<State extends ListDocument> extends ProblemAtoms {
  readonly state: Atom<State>;
  readonly value: Atom<PlainObject>;
  /** The row that was moved, for a moment. */
  readonly moved: PrimitiveAtom<string | null>;
  /** The commands by which rows are copied, while the screen is there to carry them out. */
  readonly clipboard: PrimitiveAtom<Clipboard | null>;
}

/**
 * The part of the model that every list editor shares. In the place of the value's own: its atoms, what is sent, and
 * announcements of rows.
 */
export interface DocumentModel<State extends ListDocument, Settings, Own extends OwnKinds = NoKinds>
  extends Omit<ListValue<State, Settings, Own>, "atoms" | "payload" | "load" | "announce">,
    RowEdits<State, Own>,
    DocumentProblems {
  readonly atoms: ListValue<State, Settings, Own>["atoms"] & DocumentAtoms<State>;
  readonly selection: RowSelection;
  value(): PlainObject;
  payload(): PlainObject;
  record(): string | null;
  /** In how many places it differs from what is there; 0 when it is no such document. */
  differences(data: PlainData): number;
  isEmpty(): boolean;
  /** Nothing is in it but what a new one has. */
  isBlank(): boolean;
  /** Replaces the content and clears the history; `false` when it is no such document. `null` is the empty one. */
  load(data: PlainData): boolean;
  /** Back to what was last set or finished, as one step that can be undone. */
  reset(): void;
  /**
   * The payload is saved or handed over: changes count from here. What the save decided (an id, a folder) holds for every step
   * of the history.
   */
  applySave(payload: PlainObject, response: PlainData | undefined): void;
  /** Calls back when one of these atoms, or what every document has, holds something else. */
  subscribeWith(others: readonly Atom<unknown>[], listener: () => void): () => void;
  announceEdit(done: Announcement<Own> | null): void;
  /** Puts a draft in place of the content, as one step that can be undone. */
  restoreDraft(data: PlainData, complete?: (read: State) => State): boolean;
  state(): State;
  /** Sends the focus to the field; without a target, to the first problem. */
  goTo(target: FocusTarget | undefined): void;
}
