import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import {
  deleteReservation,
  type Judgement,
  judgeReservation,
  patchReservation,
  type Reservation,
} from "../../../api/reservations.js";
import { createMutation, createOnceAtATime } from "../../../collection/index.js";
import { asSalonAnswer } from "../../reservation/index.js";
import type { ReservationActions } from "../actions.js";
import type { Patch } from "../detail/patch.js";
import { withHistories } from "../with-histories.js";
import type { PanelContext, ShownScope } from "./deps.js";

type Here = { readonly here: ShownScope };
type Patching = Here & { readonly patch: Patch; readonly force: boolean };
type Judging = Here & { readonly judgement: Judgement; readonly force: boolean };

/** What an operator does to a reservation without its form: one call each; what fails is said and taken back. */
export function createReservationMutations(
  context: PanelContext,
): Pick<ReservationActions, "patch" | "judge" | "remove"> {
  const { client, model, words, shown } = context;
  const once = createOnceAtATime();

  const patch = createMutation<Patching, Reservation | null>(client, {
    queue: keyOf,
    optimistic: ({ here, patch }, update) => update(here.query, (before) => ({ ...before, ...patch.shown })),
    async call({ here: { http, salon, id }, patch: { attribute, value }, force }) {
      return asSalonAnswer(await patchReservation(http, salon, { id, attribute, value, force }));
    },
    commit: (saved, { here }, { replace }) =>
      replace(here.query, (before) => withHistories(saved ?? before, before)),
    announce: (_, { patch }) => patch.said,
  });

  const judge = createMutation<Judging, Reservation | null>(client, {
    queue: keyOf,
    call: async ({ here: { http, salon, id }, judgement, force }) =>
      asSalonAnswer(await judgeReservation(http, salon, id, { ...judgement, force })),
    commit: (saved, { here }, { replace }) =>
      replace(here.query, (before) => withHistories(saved ?? before, before)),
    announce(_, { judgement: { kind, status } }) {
      const what = words().requests[kind];
      return status === "approved" ? words().approved(what) : words().denied(what);
    },
    events: (_, { here: { id }, judgement }) => [{ is: "judged", id, judgement }],
  });

  const remove = createMutation<Here, unknown>(client, {
    call: async ({ here: { http, salon, id } }) => asSalonAnswer(await deleteReservation(http, salon, id)),
    events: () => [{ is: "removed" }],
  });

  async function judgeShown(here: ShownScope, judgement: Judgement, isForced: boolean): Promise<void> {
    const force = isForced && model().mayForce();
    model().showClash(null);
    const answer = await here.perform(() => judge({ here, judgement, force }), words().judgeFailed);
    if (!here.isShown()) return;
    if (!answer.ok) {
      const clash = readClashes(answer.failure);
      if (clash) model().showClash({ ...clash, judgement });
      if (!readStale(answer.failure)) return;
      context.say(words().alreadyJudged, "notice");
    }
    void here.query.invalidate();
  }

  return {
    async patch(wanted, force = false): Promise<boolean> {
      const here = shown("notice");
      if (here === null) return false;
      if (wanted.attribute === "status") model().showClash(null);
      const patching = { here, patch: wanted, force };
      const answer = await here.perform(() => patch(patching), words().patchFailed(wanted.name));
      if (!here.isShown()) return answer.ok;
      const clash = answer.ok ? null : readClashes(answer.failure);
      if (clash) model().showClash({ ...clash, judgement: null, patch: wanted });
      if (answer.ok) void here.query.invalidate();
      return answer.ok;
    },

    async judge(judgement, force): Promise<void> {
      const here = shown("success");
      if (here)
        await once(`${here.server} ${here.salon} ${here.id}`, () => judgeShown(here, judgement, force));
    },

    async remove(): Promise<void> {
      const here = shown("notice");
      if (here) await here.perform(() => remove({ here }), words().removeFailed);
    },
  };
}

function keyOf({ here: { server, salon, id } }: Here): string {
  return JSON.stringify(["reservation", server, salon, id]);
}
