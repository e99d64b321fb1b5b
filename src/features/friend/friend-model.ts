import type { Atom } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import type { FocusTarget } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { FriendRecord, FriendRecordAtoms } from "./friend-record.js";
import type { KeptEdits } from "./kept-edits.js";
import type { LastSave } from "./last-save.js";
import type { PartModel } from "./part/part-model.js";
import type { FriendProblem } from "./problems.js";
import type { FriendSettings, FriendTab } from "./settings.js";
import type { TabChanges } from "./tab-changes.js";
import type { TabHistory, TabHistoryAtoms } from "./tab-history.js";
import type { WrittenValue } from "./written-value.js";

/** The parts of the model that a component may follow. */
export interface FriendAtoms extends Readonly<LastSave["atoms"]>, FriendRecordAtoms, TabHistoryAtoms {
  readonly settings: Atom<FriendSettings>;
  readonly focus: Atom<FocusTarget | null>;
  readonly problems: Atom<readonly FriendProblem[]>;
  readonly changeCount: Atom<number>;
  /** Somebody wants to show something else, and waits for the operator. */
  readonly leaveQuestion: Atom<{ answer(mayLeave: boolean): void } | null>;
}

/** The state of one friend editor, and everything that can be done to it. */
export interface FriendModel
  extends WrittenValue,
    FriendRecord,
    KeptEdits,
    TabHistory,
    TabChanges,
    Omit<LastSave, "atoms"> {
  readonly atoms: FriendAtoms;
  readonly parts: Readonly<Record<FriendTab, PartModel>>;

  settings(): FriendSettings;
  payload(): PlainObject;
  record(): string | null;
  problems(): readonly FriendProblem[];
  isEmpty(): boolean;
  isBlank(): boolean;
  isDirty(): boolean;
  reset(): void;
  subscribe(listener: () => void): () => void;
  /** Another friend begins anew; what is not saved of the one before comes back with that one. `true` where there is such work. */
  configure(settings: FriendSettings): boolean;
  /** The page has saved what is there, or has been handed it. */
  applySave(): void;

  /** Focus target of the first server error at a field. */
  firstServerError(): FocusTarget | null;

  /** Asks the operator about unsaved work; without it the answer is yes at once. An unanswered earlier question gets a no. */
  askToLeave(answer: (mayLeave: boolean) => void): void;
  answerLeaving(mayLeave: boolean): void;
  chooseTags(ids: readonly ItemId[]): void;

  /** Sends the focus there, or to the first problem. */
  goTo(target?: FocusTarget): void;
  focusArrived(): void;
}
