import { readClashes, readStale } from "../../api/reservation-refusals.js";
import { type Reservation, reservationsPath, saveReservation } from "../../api/reservations.js";
import type { FinishWords } from "../../element-base/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import type { ReservationModel, ReservationWords } from "../../features/reservation-panel/index.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";

/** The element as the saves of its form see it. */
interface SavesPort {
  model(): ReservationModel;
  words(): ReservationWords;
  /** Where what is shown is saved, and whether it is shown by then. */
  here(): { readonly http: Http; readonly salon: string; isHere(): boolean };
  /** Where the page has the form sent, if it says so. */
  path(): string | null;
  /** What everybody on the page shows of it. */
  receive(reservation: Reservation): void;
}

/** Saves the form of a reservation, and shows what the server says to that. */
export function createReservationSaves(port: SavesPort) {
  /** Of the next save: what stands in the way has been seen. */
  let isForced = false;
  return {
    force(): void {
      isForced = true;
    },

    async send(payload: PlainObject): Promise<Answer<PlainData>> {
      const model = port.model();
      const force = isForced;
      isForced = false;
      const { http, salon, isHere } = port.here();
      const to = port.path() || reservationsPath(salon || "0");
      model.saving(model.present());
      const answer = asSalonAnswer(await saveReservation(http, payload, { to, force }));
      if (!isHere()) return answer;
      model.saving(null);
      model.showRefusal(answer.ok ? null : answer.failure);
      if (!answer.ok) {
        const clash = readClashes(answer.failure);
        const stale = readStale(answer.failure);
        if (clash) model.showClash({ ...clash, judgement: null });
        if (stale?.current) port.receive(stale.current);
      }
      return answer;
    },

    /** A stale save is said in our own words: what was typed is still there, and what to do. */
    staleMessages(failure: Failure): readonly string[] | null {
      const words = port.words();
      return readStale(failure) && [words.saveFailed, words.stale];
    },

    finishWords(): FinishWords {
      const words = port.words();
      return port.model().payload().id === undefined
        ? { failed: words.registerFailed, saved: words.registered }
        : { failed: words.saveFailed, saved: words.saved };
    },
  };
}
