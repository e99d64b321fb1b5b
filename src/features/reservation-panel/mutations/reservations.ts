import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import {
  deleteReservation,
  type Judgement,
  judgeReservation,
  patchReservation,
  type Reservation,
} from "../../../api/reservations.js";
import { createMutation, createOnceAtATime, type Query } from "../../../collection/index.js";
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
    commit: (saved, { scope }, { receive }) => showSaved(saved, scope, receive),
    announce: (_, { patch }) => patch.announced,
  });

  const judge = createMutation<Judging, Reservation | null>(client, {
    queue: keyOf,
    call: async ({ scope: { http, salon, id }, judgement, force }) =>
      asSalonAnswer(await judgeReservation(http, salon, id, { ...judgement, force })),
    commit: (saved, { scope }, { receive }) => showSaved(saved, scope, receive),
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
    const isStale = !answer.ok && readStale(answer.failure) !== null;
    if (answer.ok || isStale) void scope.current().invalidate();
    if (answer.ok || !scope.isShown()) return;
    const clash = readClashes(answer.failure);
    if (clash) model().showClash({ ...clash, judgement });
    if (isStale) context.notify(words().alreadyJudged, "notice");
  }

  return {
    async patch(wanted, force = false): Promise<boolean> {
      const scope = shown("notice");
      if (scope === null) return false;
      const patching = { scope, patch: wanted, force: force && model().mayForce() };
      if (wanted.attribute === "status") model().showClash(null);
      const answer = await scope.perform(() => patch(patching), words().patchFailed(wanted.name));
      if (answer.ok) void scope.current().invalidate();
      if (!scope.isShown()) return false;
      const clash = answer.ok ? null : readClashes(answer.failure);
      if (clash) model().showClash({ ...clash, judgement: null, patch: wanted });
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

/** Shows it also where the panel was closed and opened again meanwhile. Without an answer it stays as it was shown at once. */
function showSaved(
  saved: Reservation | null,
  { query, current }: ShownScope,
  receive: (query: Query<Reservation>, change: (before: Reservation) => Reservation) => void,
): void {
  if (saved === null) return;
  for (const each of new Set([query, current()])) receive(each, (before) => withHistories(saved, before));
}

function keyOf({ scope: { server, salon, id } }: InScope): string {
  return JSON.stringify(["reservation", server, salon, id]);
}
