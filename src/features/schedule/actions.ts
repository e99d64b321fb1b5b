import type { OpenRequest } from "../../api/open-requests.js";
import type { Judgement, Reservation } from "../../api/reservations.js";
import type { ShiftFields, ShiftScope, TimeShift } from "../../api/time-shifts.js";
import type { SalonQueries } from "../reservation/index.js";
import type { JudgeResult } from "./inbox/inbox-state.js";
import type { PlannedMove } from "./moves/change.js";
import type { Place } from "./moves/place.js";
import type { CellName } from "./shifts/cells.js";
import type { PlannedShift } from "./shifts/planned-shift.js";
import type { ScheduleQueries } from "./source.js";

/** Fields of blocked time that are written. */
export interface WrittenBlock {
  readonly place: Place;
  readonly memo: string;
}

/** Actions that the schedule asks of its element. */
export interface ScheduleActions {
  queries(): ScheduleQueries;
  salon(): SalonQueries;
  /** A reservation or blocked time was chosen. */
  select(record: Reservation): void;
  /** The same of one that may not be loaded yet. */
  selectById(id: number): Promise<void>;
  /** Free time was chosen. */
  selectSlot(place: Place): void;
  /** Saves a move; what stands in the way is asked about. */
  move(record: Reservation, move: PlannedMove): Promise<void>;
  undoMove(): Promise<void>;
  /** The call that judges a request of the salon that is shown now, whichever is shown when its turn has come. */
  judge(request: OpenRequest, verdict: Judgement["status"], force: boolean): () => Promise<JudgeResult>;
  /** Everything that was to be judged is. */
  judged(): void;
  /** Asks about what stands in its way; `again` makes the call that saves it all the same. */
  saveBlock(
    block: Reservation | null,
    written: WrittenBlock,
    again: (call: () => Promise<boolean>) => void,
  ): Promise<boolean>;
  removeBlock(block: Reservation): Promise<boolean>;
  /** Without a shift it makes a series. */
  saveShift(
    shift: TimeShift | null,
    resourceId: number,
    fields: ShiftFields,
    scope: ShiftScope,
  ): Promise<boolean>;
  removeShift(shift: TimeShift, scope: ShiftScope): Promise<boolean>;
  /** The same hours on several days, one call after another; what fails stays in its dialog. */
  paintShifts(cells: readonly CellName[], fields: ShiftFields): Promise<boolean>;
  eraseShifts(shifts: readonly TimeShift[]): Promise<boolean>;
  /** Makes days of work, one call after another; whether all of them were made, and are still looked at. */
  copyShifts(shifts: readonly PlannedShift[], watch: CopyWatch): Promise<boolean>;
}

/** Watcher of the shifts that are copied. */
export interface CopyWatch {
  /** A call has ended; `messages` say why it made nothing, `null` where it did. */
  ended(shift: PlannedShift, messages: readonly string[] | null): void;
  mayGoOn(): boolean;
}
