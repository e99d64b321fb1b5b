import type { Atom } from "jotai/vanilla";
import type { FocusTarget } from "../../../src/editor/index.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import type { ContainerKey, DocumentModel, ListDocument } from "../../../src/list-editor/index.js";
import type { ListCommand } from "./commands.js";

/** The part of a model that every list model has, whatever its rows are. */
export type ListModel = Pick<
  DocumentModel<ListDocument, unknown>,
  | "applySave"
  | "canRedo"
  | "canUndo"
  | "clearMove"
  | "isDirty"
  | "isEmpty"
  | "load"
  | "payload"
  | "record"
  | "redo"
  | "redoEdit"
  | "reset"
  | "restoreDraft"
  | "state"
  | "undo"
  | "undoEdit"
  | "value"
> & {
  atoms: { moved: Atom<string | null>; baseline: Atom<ListDocument> };
  subscribe(listener: () => void): () => void;
};

/** A list model with a content, what a test looks at, and what an operator does to it. */
export interface OpenList {
  model: ListModel;
  /** How often the element was notified of an operator's edit. */
  edits(): number;
  /** Lets time pass, in milliseconds. */
  wait(milliseconds: number): void;
  /** The keys of all rows, each followed by those that it holds. */
  keys(): string[];
  /** Where the focus was sent; the request counts as carried out. */
  takeFocus(): FocusTarget | null;
  announcement(): unknown;
  /** What an atom of the model holds. */
  look<T>(atom: Atom<T>): T;

  /** Whether a new row came. */
  add(container: ContainerKey): boolean;
  remove(key: string): unknown;
  duplicate(key: string): unknown;
  move(key: string, by: -1 | 1): unknown;
  change(key: string, value: PlainObject, field?: string): unknown;
  rename(name: string): unknown;
  /** Gives the model settings that change what it answers. */
  configure(): unknown;
  /** Something seen that is no change of what the model answers. */
  lookAround(): unknown;
}

/** What is done to an open list: each is one step of its history. */
export type Edit = [what: string, start: PlainObject, act: (list: OpenList) => unknown];
/** What is tried and does nothing. */
export type NoEdit = [what: string, act: (list: OpenList) => unknown];

/** What the suite must know of a feature whose document is a list. */
export interface ListFeature {
  /** The document's keys of its id, its name and its list. */
  keys: { id: string; name: string; list: string };
  /** A saved document with the id 5, named 来店お礼, that holds these values. */
  documentOf(...values: PlainData[]): PlainObject;
  /** A value by its number; it may be saved, changed and duplicated. */
  sampleOf(number: number): PlainObject;
  /** What a new row holds. */
  added: PlainObject;
  /** A value that holds values, where the list may have such, the key that they are under, and whether it can be moved. */
  holding?: { key: string; moves: boolean; holderOf(...values: PlainData[]): PlainObject };
  /** Whether the row may be duplicated, and whether `changed` makes another value of it. */
  takes(value: PlainObject): { duplicate: boolean; change: boolean };
  changed(value: PlainObject, number: number): PlainObject;
  /** Where the focus goes: beside a removed row, to the add buttons, after a move up or down. */
  focus: { afterRemove: string; add: string; up: string; down: string };
  /** Whether writing what is there already is an edit. */
  sameIsEdit: boolean;
  /** The empty document. */
  empty: PlainObject;

  /** Opens a model on a document; without one as it begins. */
  open(document?: PlainData): OpenList;

  /** What the feature does besides; each takes part in what is said of edits. */
  edits: Edit[];
  /** Tried on `start` of this feature. */
  noEdits: { start: PlainObject; tries: NoEdit[] };
  /** Of what the property test begins with, what it does besides, and what must hold after each. */
  operations: { start: PlainObject; commands: ListCommand[]; expectLawful?(list: OpenList): void };
  /** Where the feature has problems that a press on them leads to. */
  problems?: {
    goTo(list: OpenList, target?: FocusTarget): void;
    /** A value of which this field is wrong. */
    wrong: PlainObject;
    field: string;
    /** Opens a document without a name where it must have one, and the field of the name. */
    openNameless(...values: PlainData[]): OpenList;
    nameField: string;
  };
}

/** A focus as a text: the row and the field in it. */
export function spelled(focus: FocusTarget | null): string | null {
  return focus && `${focus.row ?? "-"} ${focus.field}`;
}
