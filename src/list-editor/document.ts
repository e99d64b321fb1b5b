import type { Atom, PrimitiveAtom } from "jotai/vanilla";
import type { EditedValueModel, FocusTarget } from "../editor/index.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { Announcement, NoKinds, OwnKinds, RowAnnouncement } from "./announcement.js";
import type { Clipboard } from "./clipboard/commands.js";
import type { RefusedRows, RowError } from "./problems/refused-rows.js";
import type { RowProblem } from "./problems/row-problem.js";
import type { ListDocument, Row } from "./rows.js";
import type { RowSelection } from "./selection/create-selection.js";

type ListValue<State extends ListDocument, Settings, Own extends OwnKinds> = EditedValueModel<
  State,
  Settings,
  Announcement<Own>
>;

/** The parts of a document that a component may follow, besides those of every value. */
export interface DocumentAtoms<State extends ListDocument> {
  readonly state: Atom<State>;
  readonly value: Atom<PlainObject>;
  /** The row that was moved, for a moment. */
  readonly moved: PrimitiveAtom<string | null>;
  /** The commands by which rows are copied, while the screen is there to carry them out. */
  readonly clipboard: PrimitiveAtom<Clipboard | null>;
  readonly problems: Atom<readonly RowProblem[]>;
  readonly serverErrors: Atom<readonly RowError[]>;
}

/**
 * The part of the model that every list editor shares. In the place of the value's own: its atoms, what is sent, and
 * announcements of rows.
 */
export interface DocumentModel<State extends ListDocument, Settings, Own extends OwnKinds = NoKinds>
  extends Omit<ListValue<State, Settings, Own>, "atoms" | "payload" | "load" | "announce"> {
  readonly atoms: ListValue<State, Settings, Own>["atoms"] & DocumentAtoms<State>;
  readonly selection: RowSelection;
  value(): PlainObject;
  payload(): PlainObject;
  record(): string | null;
  /** In how many places it differs from what is there; 0 when it is no such document. */
  differences(data: PlainData): number;
  problems(): readonly RowProblem[];
  /** Something has come that a judgement depends on. */
  judgeAgain(): void;
  /** Shows what a refused save says of rows, until they change. It keeps nobody from another try. */
  showServerErrors(next: RefusedRows): void;
  /** Focus target of a server error with this message, if it is about a row. */
  serverErrorAt(message: string): FocusTarget | undefined;
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
  /** An edit that puts in something new: the focus goes to its first field. */
  insert(kind: "added" | "duplicated", next: State | null, field?: string): boolean;
  /**
   * An edit that takes rows of one list away: the focus goes to the row after them, else to the one before, else to the add
   * buttons.
   */
  remove(rows: readonly Row[], next: State | null, container?: string | null): void;
  /** An edit that puts a row elsewhere: the focus stays on `field` of it, and it is marked for a moment. */
  move(row: Row, next: State | null, field: string): void;
  announce(kind: RowAnnouncement<Own>["kind"], of: State, row: Row): void;
  announceRows(kind: "removed" | "moved", of: State, rows: readonly Row[]): void;
  announceEdit(done: Announcement<Own> | null): void;
  /** Puts a draft in place of the content, as one step that can be undone. */
  restoreDraft(data: PlainData, complete?: (read: State) => State): boolean;
  state(): State;
  /** Sends the focus to the field; without a target, to the first problem. */
  goTo(target: FocusTarget | undefined): void;
  /** Marks a row for a moment, as one that was moved: the eye finds it. */
  mark(key: string): void;
  clearMove(): void;
}
