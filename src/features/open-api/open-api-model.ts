import type { Atom, PrimitiveAtom } from "jotai/vanilla";
import type { CallCount } from "../../api/open-api-calls.js";
import type { ServiceCode } from "../../api/open-api-tokens.js";
import type { Trigger } from "../../api/open-api-triggers.js";
import type { Announced, DialogState, DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { CountsModel } from "./counts/counts-model.js";
import type { OpenApiDialog } from "./dialogs.js";
import type { LogModel } from "./logs/log-model.js";
import type { Period } from "./period/period.js";
import type { OpenApiSettings, SectionName } from "./settings.js";
import type { TokenShows } from "./tokens/token-shows.js";

/** The trigger that is open: `null` where the list is shown, "new" for one that is not saved yet. */
export type OpenTrigger = number | "new" | null;

/** A trigger as it is edited. The part of the screen that edits comes on request, so here is only what others ask of it. */
export interface TriggerEditing {
  readonly atoms: { readonly dirty: Atom<boolean> };
  isDirty(): boolean;
  isValid(): boolean;
  /** For the draft: what it was loaded from, and what is written. */
  work(): DialogWork<OpenApiDialog>;
}

/** The parts of the model that a component may follow. */
export interface OpenApiAtoms {
  readonly settings: Atom<OpenApiSettings>;
  readonly section: Atom<SectionName>;
  /** The code whose log is shown; `null`: the first of the list. */
  readonly codeId: Atom<number | null>;
  /** Why the last call of a section failed, a line each. */
  readonly alerts: Atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>;
  readonly announcement: Atom<Announced>;
  /** Messages of the server about tokens that may not be shown, by their keys. */
  readonly forbidden: Atom<ReadonlyMap<string, readonly string[]>>;
  readonly openTrigger: Atom<OpenTrigger>;
  /** Search text of the triggers: it stays while one of them is open. */
  readonly triggerSearch: PrimitiveAtom<string>;
  /** Editor of the open trigger, as soon as its part is loaded. */
  readonly editing: Atom<TriggerEditing | null>;
  /** True while the edited trigger differs from the saved one. */
  readonly triggerDirty: Atom<boolean>;
  /** Work from an earlier page, for the editor that opens next. */
  readonly restored: Atom<PlainObject | null>;
  /** Target to which the operator wants to go from unsaved work, until that is answered. */
  readonly leavingFor: Atom<{ readonly to: OpenTrigger } | null>;
}

/** State of one console, and all commands but calls. */
export interface OpenApiModel {
  readonly atoms: OpenApiAtoms;
  /** The draft holds the editor of a trigger and one dialog over it: what it asks of dialogs is of both. */
  readonly dialogs: DialogState<OpenApiDialog>;
  readonly tokens: TokenShows;
  readonly logs: LogModel;
  readonly counts: CountsModel;

  settings(): OpenApiSettings;
  section(): SectionName;
  codeId(): number | null;
  openTrigger(): OpenTrigger;
  isDirty(): boolean;
  isValid(): boolean;
  code(id: number): ServiceCode | null;
  trigger(id: number): Trigger | null;

  configure(settings: OpenApiSettings): void;
  show(section: SectionName): void;
  chooseCode(id: number | null): void;
  /** The page names one: the focus follows where codes are shown. */
  nameCode(id: number | null): void;
  /** True, once, when the focus is to go to this code. */
  takeCodeWish(id: number): boolean;
  announce(text: string): void;
  /** Says in the alert of a section why a call failed; without lines there is none. */
  warn(section: SectionName, lines: readonly string[]): void;
  forbid(tokenKey: string, lines: readonly string[]): void;
  countsRead(period: Period, rows: readonly CallCount[]): void;
  /** The rows of some days, where they were read before. */
  knownCounts(period: Period): readonly CallCount[] | null;

  /** Unsaved work is asked about first. */
  goToTrigger(next: OpenTrigger): void;
  /** `false`: the operator stays. Returns where they go; `undefined` for nowhere. */
  answerLeaving(mayLeave: boolean): OpenTrigger | undefined;
  /** By hand: the focus follows. */
  wishFocus(): void;
  /** Next target of the focus, once: the trigger that was open last, or is open now. */
  takeFocusWish(): { readonly from: OpenTrigger } | null;
  /** A new one has its id from now on. What edits it goes on. */
  named(id: number): void;
  edit(next: TriggerEditing): void;
  isEditing(one: TriggerEditing): boolean;
  takeRestored(): PlainObject | null;
  edited(): void;
}
