import { readClashes, readStale } from "../../api/reservation-refusals.js";
import {
  deleteReservation,
  type Judgement,
  judgeReservation,
  patchReservation,
  type Reservation,
} from "../../api/reservations.js";
import { createMutation, createOnceAtATime, type Query, type ServerClient } from "../../collection/index.js";
import type { EditorCommands } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import type { Patch, ReservationModel, ReservationWords } from "../../features/reservation-panel/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";

/** The reservation that is shown. */
export interface ShownReservation {
  readonly server: string;
  /** Calls of that server, whichever the page has named by the time they are made. */
  readonly http: Http;
  readonly salon: string;
  readonly id: number;
  readonly query: Query<Reservation>;
  /** Whether it is the salon that is shown by now. What comes of a call is only said as long as it is. */
  isHere(): boolean;
}

/** The element as the calls of its detail see it. */
export interface CallsPort {
  model(): ReservationModel;
  shown(): ShownReservation | null;
  words(): ReservationWords;
  readonly commands: EditorCommands;
  /** What is said above the foot of something that worked. */
  say(text: string, isSuccess: boolean): void;
  judged(id: number, judgement: Judgement): void;
  removed(): void;
}

/** What an operator does to a reservation without its form: one call each; what fails is said and taken back. */
export function createPanelCalls(client: ServerClient, port: CallsPort) {
  const { patch, judge } = mutations(client);
  const once = createOnceAtATime();

  /** Nobody is told in another salon why something failed. */
  function perform<T>(
    { isHere }: ShownReservation,
    call: () => Promise<Answer<T>>,
    title: string,
  ): Promise<Answer<T>> {
    return port.commands.perform(async () => {
      const answer = await call();
      return answer.ok || isHere() ? answer : aborted;
    }, title);
  }

  async function judgeShown(shown: ShownReservation, judgement: Judgement, force: boolean): Promise<void> {
    const words = port.words();
    const sent = { ...shown, judgement, force: force && port.model().mayForce() };
    port.model().showClash(null);
    const answer = await perform(shown, () => judge(sent), words.judgeFailed);
    if (!shown.isHere()) return;
    if (answer.ok) {
      const what = words.requests[judgement.kind];
      port.say(judgement.status === "approved" ? words.approved(what) : words.denied(what), true);
      port.judged(shown.id, judgement);
    } else {
      const clash = readClashes(answer.failure);
      if (clash) port.model().showClash({ ...clash, judgement });
      if (!readStale(answer.failure)) return;
      port.say(words.alreadyJudged, false);
    }
    shown.query.invalidate();
  }

  return {
    async patch(wanted: Patch, force = false): Promise<boolean> {
      const words = port.words();
      const shown = port.shown();
      if (shown === null) return false;
      if (wanted.attribute === "status") port.model().showClash(null);
      const answer = await perform(
        shown,
        () => patch({ ...shown, patch: wanted, force }),
        words.patchFailed(wanted.name),
      );
      if (!shown.isHere()) return answer.ok;
      if (!answer.ok) {
        const clash = readClashes(answer.failure);
        if (clash) port.model().showClash({ ...clash, judgement: null, patch: wanted });
        return false;
      }
      port.say(wanted.said, false);
      shown.query.invalidate();
      return true;
    },

    async judge(judgement: Judgement, force: boolean): Promise<void> {
      const shown = port.shown();
      if (shown !== null)
        await once(`${shown.server} ${shown.salon} ${shown.id}`, () => judgeShown(shown, judgement, force));
    },

    async remove(): Promise<void> {
      const shown = port.shown();
      if (shown === null) return;
      const { http, salon, id } = shown;
      const answer = await perform(
        shown,
        async () => asSalonAnswer(await deleteReservation(http, salon, id)),
        port.words().removeFailed,
      );
      if (answer.ok && shown.isHere()) port.removed();
    },
  };
}

function mutations(client: ServerClient) {
  const queue = ({ server, salon, id }: ShownReservation) =>
    JSON.stringify(["reservation", server, salon, id]);
  const patch = createMutation<ShownReservation & { patch: Patch; force: boolean }, Reservation | null>(
    client,
    {
      queue,
      optimistic: ({ query, patch }, update) => update(query, (before) => ({ ...before, ...patch.shown })),
      call: async ({ http, salon, id, patch, force }) => {
        const { attribute, value } = patch;
        return asSalonAnswer(await patchReservation(http, salon, { id, attribute, value, force }));
      },
      commit: (saved, { query }, { replace }) =>
        replace(query, (before) => withHistories(saved ?? before, before)),
    },
  );
  const judge = createMutation<
    ShownReservation & { judgement: Judgement; force: boolean },
    Reservation | null
  >(client, {
    queue,
    call: async ({ http, salon, id, judgement, force }) =>
      asSalonAnswer(await judgeReservation(http, salon, id, { ...judgement, force })),
    commit: (saved, { query }, { replace }) =>
      replace(query, (before) => withHistories(saved ?? before, before)),
  });
  return { patch, judge };
}

const aborted = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;

/** Answers to writes leave the history out. */
export function withHistories(saved: Reservation, before: Reservation): Reservation {
  return saved.histories?.length || !before.histories ? saved : { ...saved, histories: before.histories };
}
