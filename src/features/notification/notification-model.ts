import type { Atom } from "jotai/vanilla";
import type { RecordLoading } from "../../collection/index.js";
import type { FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Overriding } from "../../lib/overriding.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { DocumentModel, RowProblem } from "../../list-editor/index.js";
import type { ConditionOwner } from "../condition-slide/index.js";
import type { Removals } from "./channels/removals.js";
import type { ChosenChannel, NotificationState } from "./entity.js";
import type { Strokes } from "./hours/strokes.js";
import type { NotificationAnnouncements, Timings } from "./hours/timings.js";
import type { TestChannelFunction } from "./services.js";
import type { NotificationSettings } from "./settings.js";

/** The document of a notification: its rows are the times. */
type NotificationDocument = DocumentModel<NotificationState, NotificationSettings, NotificationAnnouncements>;

/** The parts of the model that a component may follow. */
export interface NotificationAtoms {
  /** Problems, and after them the server's errors. */
  readonly shown: Atom<readonly RowProblem[]>;
  /** While the record that the page has named is not there. */
  readonly loading: Atom<RecordLoading | null>;
  /** Function that tests a channel; `null` where the page has nothing for that. */
  readonly testChannel: Atom<{ readonly test: TestChannelFunction } | null>;
  readonly rows: Atom<NotificationState["rows"]>;
  readonly chosen: Atom<readonly ChosenChannel[]>;
  /** Its condition is shown in its place. */
  readonly isConditionOpen: Atom<boolean>;
}

/** Fields of a notification's model besides its document. */
interface NotificationOwn extends Timings, Strokes {
  readonly atoms: Overriding<NotificationDocument["atoms"], NotificationAtoms, never>;
  /** The notification as the owner of its condition. What is done to that is a step of the notification. */
  readonly conditionOwner: ConditionOwner;
  readonly removals: Removals;
  /** Problems of one row, or of the whole. */
  problemsAt(row: string | null): Atom<readonly RowProblem[]>;

  subscribe(listener: () => void): () => void;
  isEmpty(): boolean;
  /** True while the record that the page has named is not loaded: nothing can be edited or finished. */
  isWaiting(): boolean;
  becomeLoading(state: RecordLoading | null): void;
  testChannel(): TestChannelFunction | null;
  testBy(test: TestChannelFunction | null): void;
  showRefusal(sent: NotificationState, failure: Failure | null): void;
  serverErrorAt(message: string): FocusTarget | undefined;
  /** The condition that is being edited, for a draft. */
  pendingForDraft(): PlainData | undefined;
  restoreDraftWith(value: PlainData, extras: PlainData): void;

  rename(title: string): void;
  switchNotify(on: boolean): void;
  chooseEvent(event: { group: string; model: string; event: string }): void;
  chooseModel(id: number | null): void;
  chooseRoles(ids: readonly number[]): void;
  tickChannel(channel: ChosenChannel, on: boolean): void;
}

/** The state of one notification editor, and everything that can be done to it. */
export interface NotificationModel
  extends Overriding<NotificationDocument, NotificationOwn, "atoms" | "isEmpty" | "serverErrorAt"> {}
