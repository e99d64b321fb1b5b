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

type InScope = { readonly scope: ShownScope };
type Patching = InScope & { readonly patch: Patch; readonly force: boolean };
type Judging = InScope & { readonly judgement: Judgement; readonly force: boolean };

/** Mutations of a reservation without its form: one call each; a failure is announced, and its update is reverted. */
export function createReservationMutations(
  context: PanelContext,
): Pick<ReservationActions, "patch" | "judge" | "remove"> {
  const { client, model, words, shown } = context;
  const once = createOnceAtATime();

  const patch = createMutation<Patching, Reservation | null>(client, {
    queue: keyOf,
    optimistic: ({ scope, patch }, update) =>
      update(scope.query, (before) => ({ ...before, ...patch.shown })),
    async call({ scope: { http, salon, id }, patch: { attribute, value }, force }) {
      return asSalonAnswer(await patchReservation(http, salon, { id, attribute, value, force }));
    },
    commit: (saved, { scope }, { replace }) =>
      replace(scope.query, (before) => withHistories(saved ?? before, before)),
    announce: (_, { patch }) => patch.announced,
  });

  const judge = createMutation<Judging, Reservation | null>(client, {
    queue: keyOf,
    call: async ({ scope: { http, salon, id }, judgement, force }) =>
      asSalonAnswer(await judgeReservation(http, salon, id, { ...judgement, force })),
    commit: (saved, { scope }, { replace }) =>
      replace(scope.query, (before) => withHistories(saved ?? before, before)),
    announce(_, { judgement: { kind, status } }) {
      const what = words().requests[kind];
      return status === "approved" ? words().approved(what) : words().denied(what);
    },
    events: (_, { scope: { id }, judgement }) => [{ is: "judged", id, judgement }],
  });

  const remove = createMutation<InScope, unknown>(client, {
    call: async ({ scope: { http, salon, id } }) => asSalonAnswer(await deleteReservation(http, salon, id)),
    events: () => [{ is: "removed" }],
  });

  async function judgeShown(scope: ShownScope, judgement: Judgement, isForced: boolean): Promise<void> {
    const force = isForced && model().mayForce();
    model().showClash(null);
    const answer = await scope.perform(() => judge({ scope, judgement, force }), words().judgeFailed);
    if (!scope.isShown()) return;
    if (!answer.ok) {
      const clash = readClashes(answer.failure);
      if (clash) model().showClash({ ...clash, judgement });
      if (!readStale(answer.failure)) return;
      context.notify(words().alreadyJudged, "notice");
    }
    void scope.query.invalidate();
  }

  return {
    async patch(wanted, force = false): Promise<boolean> {
      const scope = shown("notice");
      if (scope === null) return false;
      if (wanted.attribute === "status") model().showClash(null);
      const patching = { scope, patch: wanted, force };
      const answer = await scope.perform(() => patch(patching), words().patchFailed(wanted.name));
      if (!scope.isShown()) return answer.ok;
      const clash = answer.ok ? null : readClashes(answer.failure);
      if (clash) model().showClash({ ...clash, judgement: null, patch: wanted });
      if (answer.ok) void scope.query.invalidate();
      return answer.ok;
    },

    async judge(judgement, force): Promise<void> {
      const scope = shown("success");
      if (scope)
        await once(`${scope.server} ${scope.salon} ${scope.id}`, () => judgeShown(scope, judgement, force));
    },

    async remove(): Promise<void> {
      const scope = shown("notice");
      if (scope) await scope.perform(() => remove({ scope }), words().removeFailed);
    },
  };
}

function keyOf({ scope: { server, salon, id } }: InScope): string {
  return JSON.stringify(["reservation", server, salon, id]);
}
