import type { Atom } from "jotai/vanilla";
import type { VariableMeta } from "../../api/friend-details.js";
import type { ItemId } from "../../api/resources.js";
import type { FocusTarget } from "../../editor/index.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { Variable } from "./fields/variable.js";
import type { LastSave } from "./last-save.js";
import type { PartModel } from "./part/part-model.js";
import type { FriendProblem } from "./problems.js";
import type { FriendSettings, FriendTab } from "./settings.js";
import type { WrittenValue } from "./written-value.js";

/** The parts of the model that a component may follow. */
export interface FriendAtoms extends Readonly<LastSave["atoms"]> {
  readonly settings: Atom<FriendSettings>;
  readonly tab: Atom<FriendTab>;
  readonly focus: Atom<FocusTarget | null>;
  readonly variables: Atom<readonly Variable[]>;
  readonly authorizations: Atom<Readonly<Record<string, string>>>;
  readonly problems: Atom<readonly FriendProblem[]>;
  readonly changeCount: Atom<number>;
  readonly canUndo: Atom<boolean>;
  readonly canRedo: Atom<boolean>;
  /** Somebody wants to show something else, and waits for the operator. */
  readonly leaveQuestion: Atom<{ answer(mayLeave: boolean): void } | null>;
}

/** The state of one friend editor, and everything that can be done to it. */
export interface FriendModel extends WrittenValue, Omit<LastSave, "atoms"> {
  readonly atoms: FriendAtoms;
  readonly parts: Readonly<Record<FriendTab, PartModel>>;

  settings(): FriendSettings;
  payload(): PlainObject;
  record(): string | null;
  problems(): readonly FriendProblem[];
  isEmpty(): boolean;
  isBlank(): boolean;
  isDirty(): boolean;
  /** Changes to the friend that is shown; `null` is none. */
  load(data: PlainData): boolean;
  restoreDraft(data: PlainData): boolean;
  reset(): void;
  subscribe(listener: () => void): () => void;
  /** Another friend begins anew; what is not saved of the one before comes back with that one. `true` where there is such work. */
  configure(settings: FriendSettings): boolean;
  /** The page has saved what is there, or has been handed it. */
  applySave(): void;

  takeTags(ids: readonly ItemId[]): void;
  /** Gives how many variables are in conflict. `isWhole`: variables that are not among them are not set. */
  takeVariables(
    given: { vals: PlainObject; metas: Readonly<Record<string, VariableMeta>> },
    isWhole?: boolean,
  ): number;
  takeBase(vals: PlainObject, rights: Readonly<Record<string, string>>): number;
  listVariables(variables: readonly Variable[]): void;
  variable(key: string): Variable | undefined;
  /** Focus target of the first server error at a field. */
  firstServerError(): FocusTarget | null;

  openTab(tab: FriendTab): void;
  tabNow(): FriendTab;
  /** Asks the operator about unsaved work; without it the answer is yes at once. An unanswered earlier question gets a no. */
  askToLeave(answer: (mayLeave: boolean) => void): void;
  answerLeaving(mayLeave: boolean): void;
  changedTabs(among?: readonly FriendTab[]): FriendTab[];
  /** True for a save of these tabs that changes so much that it is shown before it is sent; one that would be refused is not. */
  isLargeSave(tabs: readonly FriendTab[]): boolean;
  chooseTags(ids: readonly ItemId[]): void;
  /** Edits with what was there before, for drafts; `undefined` where there are none. */
  editsForDraft(): PlainObject | undefined;
  restoreEdits(kept: PlainData): void;

  // The history is that of the tab that is shown.
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): boolean;
  redo(): boolean;
  undoEdit(): void;
  redoEdit(): void;
  endStep(): void;

  /** Sends the focus there, or to the first problem. */
  goTo(target?: FocusTarget): void;
  focusArrived(): void;
}
