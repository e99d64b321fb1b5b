import type { Atom } from "jotai/vanilla";
import type { Reservation } from "../../api/reservations.js";
import type { EditorModel, FocusTarget, Side, StepSource } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { FormKey, ReservationForm } from "../reservation/index.js";
import type { ClashState } from "./clash/clash-state.js";
import type { OpenClash } from "./clash/open-clash.js";
import type { FormCommands } from "./form/form-commands.js";
import type { FormAtoms } from "./form/form-state.js";
import type { PageValue } from "./page-value.js";
import type { PanelState } from "./panel/panel-state.js";
import type { ReservationItem } from "./panel/reservation-item.js";
import type { RecordCommands } from "./record-edits.js";
import type { PanelMode, ReservationSettings } from "./settings.js";

type Steps = StepSource<never>["atoms"];

/** The parts of the model that a component may follow. */
export interface ReservationAtoms extends Steps, FormAtoms {
  readonly settings: Atom<ReservationSettings>;
  readonly mode: Atom<PanelMode>;
  readonly panel: Atom<PanelState<ReservationItem>>;
  /** As the server has it; `null` for a new one, or while it is not here. */
  readonly record: Atom<Reservation | null>;
  readonly dirty: Atom<boolean>;
  readonly clash: Atom<OpenClash | null>;
  /** Not saved; `null` where it is as the server has it. */
  readonly memo: Atom<string | null>;
  readonly leaveQuestion: Atom<{ answer(mayLeave: boolean): void } | null>;
  readonly canUndo: Atom<boolean>;
  readonly canRedo: Atom<boolean>;
  readonly focus: Atom<FocusTarget | null>;
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

/** The state of one reservation panel, and everything that can be done to it but calls. */
export interface ReservationModel
  extends EditorModel,
    FormCommands,
    PanelCommands,
    PageValue,
    RecordCommands,
    ClashState {
  readonly atoms: ReservationAtoms;
  settings(): ReservationSettings;
  configure(next: ReservationSettings): void;
  present(): ReservationForm;
  payload(): PlainObject;
  value(): PlainObject;
  goTo(target?: FocusTarget): void;
  focusArrived(): void;
  nameStepsBy(name: () => string | null): void;

  /** Shows the server errors of fields; without a failure nothing. */
  showRefusal(failure: Failure | null): void;
  /** Which value of a field that others changed too stays. */
  decideConflict(key: FormKey, side: Side): void;

  /** Not saved; `null` where it is as the server has it. */
  writeMemo(text: string | null): void;
}
