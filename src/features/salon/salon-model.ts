import type { Atom } from "jotai/vanilla";
import type { Announced, DialogState, IsOpen, SaveResult } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { SalonDialog, WorkName } from "./dialogs.js";
import type { SalonSettings, SectionName } from "./settings.js";

/**
 * Something that is edited in a section and saved by a press. Whoever edits it comes with the section, so here is only what
 * others ask of it.
 */
export interface SectionWork {
  readonly atoms: { readonly dirty: Atom<boolean> };
  isDirty(): boolean;
  isValid(): boolean;
  /** For the draft: what is written and not saved. */
  written(): PlainObject;
}

/** Next target of the focus, once it is drawn. */
export interface FocusWish {
  /** A row, by its section and id; `null`: the button that adds. */
  readonly section: SectionName;
  readonly id: number | string | null;
  readonly control: string;
}

/** The parts of the model that a component may follow. */
export interface SalonAtoms {
  readonly settings: Atom<SalonSettings>;
  readonly section: Atom<SectionName>;
  /** Why the last call of a section failed, a line each. */
  readonly alerts: Atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>;
  readonly announcement: Atom<Announced>;
  /** Year of the hours that is shown. */
  readonly year: Atom<number>;
  readonly drafts: Atom<Readonly<Partial<Record<WorkName, SectionWork>>>>;
  readonly unsavedSections: Atom<readonly SectionName[]>;
  readonly focus: Atom<FocusWish | null>;
  /** Settings that the page asks for while something is unsaved, until that is answered. */
  readonly leavingFor: Atom<SalonSettings | null>;
}

/** Drafts of the works in the sections. */
export interface SectionDrafts {
  edit(name: WorkName, work: SectionWork): void;
  work(name: WorkName): SectionWork | null;
  /** Gives the handle of the work that is edited now: another one takes its place where another salon is shown. */
  stillOpen(name: WorkName): IsOpen;
  /** Work that was kept on an earlier page, for the part that edits it from now on. */
  takeRestored(name: WorkName): PlainObject | null;
}

/** State of one element, and all commands but calls. */
export interface SalonModel extends SectionDrafts {
  readonly atoms: SalonAtoms;
  /** Dialogs; their unsaved and offered work includes that of the sections. */
  readonly dialogs: DialogState<SalonDialog>;
  /** Makes a call that saves the work of a section, or what is `written` of it. Gives what `call` gives. */
  saveWork<T extends SaveResult>(
    name: WorkName,
    call: (isOpen: IsOpen) => Promise<T>,
    written?: PlainObject,
  ): Promise<T>;

  settings(): SalonSettings;
  section(): SectionName;
  /** Year of the hours that is shown. */
  year(): number;
  isDirty(): boolean;
  isValid(): boolean;

  /** Another salon waits until unsaved work is answered for. */
  configure(next: SalonSettings): void;
  /** `false`: the operator stays. */
  answerLeaving(mayLeave: boolean): void;

  show(section: SectionName): void;
  showYear(year: number): void;
  announce(text: string): void;
  /** Says something in the alert of a section; without lines that is empty. */
  warn(section: SectionName, lines: readonly string[]): void;
  focusOn(wish: FocusWish): void;
  focusArrived(): void;
  /** Something unsaved was edited. */
  edited(): void;
}
