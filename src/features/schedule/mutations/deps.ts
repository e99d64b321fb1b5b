import type { Reservation } from "../../../api/reservations.js";
import type { Query, ServerClient, ShownScope } from "../../../collection/index.js";
import type { DialogWork, ScreenCommands } from "../../../editor/index.js";
import type { Http } from "../../../lib/http.js";
import type { PerformWhileShown, SalonQueries } from "../../reservation/index.js";
import type { ScheduleWords } from "../messages.js";
import type { ScheduleModel } from "../schedule-model.js";
import type { ScheduleQueries } from "../source.js";
import type { ScheduleDialog } from "../unsaved/schedule-dialog.js";

/** Deps that the element gives its mutations. */
export interface ScheduleDeps {
  readonly client: ServerClient;
  /** Calls of one server, also after the page has named another. */
  httpOf(server: string): Http;
  readonly commands: Pick<ScreenCommands, "perform">;
  model(): ScheduleModel;
  words(): ScheduleWords;
  /** Queries of the salon that is shown. */
  queries(): ScheduleQueries;
  salon(): SalonQueries;
  isOnPage(): boolean;
  /** The others on the page hear of what was saved: `teller` of the salon of now, whichever is shown by then. */
  readonly listening: {
    saved(reservation: Reservation): void;
    teller(): (reservation: Reservation) => void;
  };
  /** Asks again for the entries of the days, and for the requests that wait. */
  refresh(): void;
  /** Keeps shifts that are under way. */
  runs(): ShiftRuns;
}

/**
 * The salon that a mutation is about. Its answer may come when the page has named another one: it changes this one's days, and
 * is said only while they are shown. Its events are the reservations of which the others on the page hear in any case.
 */
export interface ScheduleScope extends ShownScope<Reservation> {
  readonly server: string;
  readonly salon: string;
  readonly http: Http;
  readonly queries: ScheduleQueries;
  /** The records of the days that are shown. */
  records(): Query<Reservation[]>;
  readonly perform: PerformWhileShown;
  refresh(): void;
  /** The salon's shifts are read again. */
  readShifts(): void;
}

/** Context of each mutation: the element's deps, and the salon that is shown as it begins. */
export interface ScheduleContext extends ScheduleDeps {
  getScope(): ScheduleScope;
}

/** Shifts of several days that are under way. */
export interface ShiftRun {
  readonly id: string;
  readonly key: string;
  /** The dialog that goes on with what has not been done. */
  rest(): DialogWork<ScheduleDialog>;
}

/** Keeps what is under way for when nobody is there any more to hear of it. */
export interface ShiftRuns {
  begin(rest: ShiftRun["rest"]): ShiftRun;
  /** `left`: what is to be offered, if anything is. */
  end(run: ShiftRun, left: DialogWork<ScheduleDialog> | null): void;
  isKept(run: ShiftRun): boolean;
}
