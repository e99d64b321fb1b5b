import type { Atom } from "jotai/vanilla";
import type { Reservation } from "../../api/reservations.js";
import type { SalonCourse } from "../../api/salons.js";
import type { EditorModel, FocusTarget, Side, StepSource } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { Conflict } from "../../lib/three-way-merge.js";
import type { FormKey, GivenReservation, ReservationForm } from "../reservation/index.js";
import type { OpenClash } from "./clash/open-clash.js";
import type { FriendLite } from "./form/friend.js";
import type { PanelState } from "./panel/panel-state.js";
import type { ReservationItem } from "./panel/reservation-item.js";
import type { ReservationProblem } from "./problems.js";
import type { PanelMode, ReservationSettings } from "./settings.js";

type Steps = StepSource<never>["atoms"];

/** The parts of the model that a component may follow. */
export interface ReservationAtoms extends Steps {
  readonly settings: Atom<ReservationSettings>;
  readonly mode: Atom<PanelMode>;
  readonly panel: Atom<PanelState<ReservationItem>>;
  /** As the server has it; `null` for a new one, or while it is not here. */
  readonly record: Atom<Reservation | null>;
  readonly form: Atom<ReservationForm>;
  readonly dirty: Atom<boolean>;
  readonly problems: Atom<readonly ReservationProblem[]>;
  readonly conflicts: Atom<Readonly<Record<string, Conflict>>>;
  /** The last save was refused since others had saved before. */
  readonly isStale: Atom<boolean>;
  /** Server errors of fields. */
  readonly fieldErrors: Atom<Readonly<Record<string, readonly string[]>>>;
  /** Friends that were found, by their ids: the form holds ids alone. */
  readonly friends: Atom<ReadonlyMap<number, FriendLite>>;
  readonly clash: Atom<OpenClash | null>;
  /** Not saved; `null` where it is as the server has it. */
  readonly memo: Atom<string | null>;
  readonly leaveQuestion: Atom<{ answer(mayLeave: boolean): void } | null>;
  readonly canUndo: Atom<boolean>;
  readonly canRedo: Atom<boolean>;
  readonly focus: Atom<FocusTarget | null>;
}

/** Edits of the form by the operator. */
interface FormCommands {
  write<Key extends FormKey>(key: Key, value: ReservationForm[Key]): void;
  changeStart(from: string): void;
  chooseCourse(id: number | null, courses: readonly SalonCourse[]): void;
  chooseFriend(friend: FriendLite | null): void;
  rememberFriend(friend: FriendLite): void;
  chooseResource(id: number | null): void;
  toggleSubResource(id: number): void;
  /** Which value of a field that others changed too stays. */
  decideConflict(key: FormKey, side: Side): void;
}

/** How far the panel is, and what it shows. */
interface PanelCommands {
  panel(): PanelState<ReservationItem>;
  open(item: ReservationItem): void;
  close(): void;
  slideEnded(generation: number): void;
  /** Another thing is shown from now on: as the page gave it, or empty until it is loaded. */
  showAnother(next: PanelMode, reservationId: string | null): void;
  showMode(next: PanelMode): void;
  openForm(): void;
  /** Asks the operator about unsaved work; without it the answer is yes at once. An unanswered earlier question gets a no. */
  askToLeave(answer: (mayLeave: boolean) => void): void;
  answerLeaving(mayLeave: boolean): void;
}

/** Reservation that the page has given. */
interface GivenValue {
  /** In the place of a load; `null` where it gave none. */
  given(): GivenReservation | null;
  /** The id of what it gave last, which may wait to be shown. */
  givenId(): number | null;
  /** Keeps a value for when what is shown is closed; `false` where it need not wait, or is no reservation. */
  keepWaiting(data: PlainData): boolean;
  waiting(): GivenReservation | null;
  /** Value that is shown next, as it came, and its payload: while the panel closes nobody can edit it any more. */
  nextValue(): PlainObject | null;
  waitingPayload(): PlainObject | null;
  /** It waits no longer; `undefined` where nothing did. */
  takeWaiting(): PlainData | undefined;
}

/** The state of one reservation panel, and everything that can be done to it but calls. */
export interface ReservationModel extends EditorModel, FormCommands, PanelCommands, GivenValue {
  readonly atoms: ReservationAtoms;
  settings(): ReservationSettings;
  configure(next: ReservationSettings): void;
  present(): ReservationForm;
  payload(): PlainObject;
  value(): PlainObject;
  goTo(target?: FocusTarget): void;
  focusArrived(): void;
  nameStepsBy(name: () => string | null): void;

  /** Over what the reservation is now; where it is not here yet, when it comes. */
  restoreEdits(kept: PlainData, value?: PlainData): void;
  /** Unsaved edits, with the values that they began with; `undefined` where there are none. */
  editsForDraft(): PlainObject | undefined;

  /** The reservation as it is now. Where nothing is edited it is shown as it is; an older one is not taken. */
  takeRecord(next: Reservation): void;
  /** A form is on its way to the server, or (`null`) its answer is here. */
  saving(form: ReservationForm | null): void;
  /** Shows the server errors of fields; without a failure nothing. */
  showRefusal(failure: Failure | null): void;
  showClash(next: OpenClash | null): void;
  /** Another one of the salon has changed: what stood in the way may not be what stands there now. */
  otherChanged(other: Pick<Reservation, "id" | "date">): void;
  /** Only what was shown is forced; else the server judges anew. */
  mayForce(): boolean;

  /** Not saved; `null` where it is as the server has it. */
  writeMemo(text: string | null): void;
  memo(): string | null;
}
