import type { Atom } from "jotai/vanilla";
import type { EditorModel } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { AskedMessages } from "./asked-messages.js";
import type { ConfirmProgress } from "./confirm.js";
import type { MessageSelection } from "./selection.js";
import type { TimelineCriteria, TimelineSettings } from "./settings.js";

/** A message, and how far below the upper edge it begins, in pixels. */
export interface MessagePlace {
  readonly id: number;
  readonly top: number;
}

/** Position at which an operator was reading: the operator's criteria in place of the page's, and the message. */
export interface ReadingPlace {
  readonly given: TimelineCriteria;
  readonly criteria: TimelineCriteria;
  /** `null` at the beginning, or at the end of a conversation. */
  readonly message: MessagePlace | null;
}

/** The parts of the model that a component may follow. */
export interface TimelineAtoms {
  readonly settings: Atom<TimelineSettings>;
  readonly criteria: Atom<TimelineCriteria>;
  /** In the order in which they were selected. */
  readonly selected: Atom<readonly number[]>;
  readonly selectedIds: Atom<ReadonlySet<number>>;
  readonly problems: Atom<readonly { readonly message: string }[]>;
  readonly dirty: Atom<boolean>;
  /** While more is confirmed than one call takes. */
  readonly progress: Atom<ConfirmProgress | null>;
  /** A day that the operator wants to read, until the feed has gone there. */
  readonly dayAskedFor: Atom<string | null>;
  /** Why the refresh that somebody asked for last has failed, as the list has it. */
  readonly failedRefresh: Atom<Failure | null>;
}

/** Selection and criteria of one timeline, and all commands but calls. */
export interface TimelineModel extends EditorModel, AskedMessages, MessageSelection {
  readonly atoms: TimelineAtoms;
  settings(): TimelineSettings;
  configure(next: TimelineSettings): void;
  /** The selected ids. */
  present(): readonly number[];
  applySave(payload: PlainData): void;
  /** Does nothing: the reason why a selection cannot be confirmed is shown beside the button that was pressed. */
  goTo(): void;

  failedRefresh(): Failure | null;
  refreshed(failure: Failure | null): void;

  /** Confirming begins, goes on or (`null`) is over. */
  confirming(next: ConfirmProgress | null): void;
  isStopped(): boolean;
  /** After the part that is under way nothing more is confirmed. */
  stopConfirming(): void;

  /** Criteria and position of reading, for when the page is come back to. */
  readingPlace(): ReadingPlace;
  /** Begins where it was left, if the page still asks for the same. */
  comeBackTo(place: ReadingPlace): void;
  placeIsReadBy(read: () => MessagePlace | null): void;
  takeReturn(): MessagePlace | null;

  goToDay(day: string): void;
  arrivedAtDay(): void;
}
