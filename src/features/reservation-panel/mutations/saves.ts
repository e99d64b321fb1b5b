import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import { reservationsPath, saveReservation } from "../../../api/reservations.js";
import { createMutation } from "../../../collection/index.js";
import type { Answer, Failure } from "../../../lib/failure.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { asSalonAnswer, readSaved } from "../../reservation/index.js";
import type { PanelContext, PanelScope } from "./deps.js";

interface Saving {
  readonly scope: PanelScope;
  readonly payload: PlainObject;
  readonly to: string;
  readonly force: boolean;
  /** Tells whether the content that was sent is still there. */
  isShown(): boolean;
}

/** Saves of the form, and what is said of them. */
export interface FormSaves {
  /** Forces the save that `submit` makes: the operator has seen the clash. Where it makes none, the next is another one. */
  force(submit: () => Promise<unknown>): Promise<void>;
  /** `isShown` tells whether what is sent is still what is edited. */
  send(payload: PlainObject, isShown: () => boolean): Promise<Answer<PlainData>>;
  /** A stale save is said in our own words: what was typed is still there, and what to do. */
  staleMessages(failure: Failure): readonly string[] | null;
  finishWords(): { failed: string; saved: string };
}

/** Makes them: the panel shows what the server says to each. */
export function createFormSaves({ client, getScope, model, words, path, queries }: PanelContext): FormSaves {
  let isForced = false;

  const save = createMutation<Saving, PlainData>(client, {
    call: async ({ scope: { http }, payload, to, force }) =>
      asSalonAnswer(await saveReservation(http, payload, { to, force })),
    commit(response, saving) {
      const record = saving.isShown() ? null : readSaved(saving.payload, response);
      if (record) queries.savedUnseen(saving.scope, record);
      answered(saving, null);
    },
    rollback: (failure, saving) => answered(saving, failure),
  });

  function answered({ payload, isShown }: Saving, failure: Failure | null): void {
    if (!isShown()) return;
    model().saving(null);
    model().showRefusal(failure);
    if (failure === null) return;
    const clash = readClashes(failure);
    if (clash) model().showClash({ ...clash, judgement: null });
    const current = readStale(failure)?.current;
    if (!current) return;
    queries.receive(current);
    // One that was new has no query yet.
    if (current.id === payload.id) model().takeRecord(current);
  }

  return {
    async force(submit) {
      isForced = model().mayForce();
      await submit();
      isForced = false;
    },
    send(payload, isShown) {
      const scope = getScope();
      const to = path() || reservationsPath(scope.salon || "0");
      const saving = { scope, payload, to, force: isForced, isShown };
      isForced = false;
      model().saving(model().present());
      return save(saving);
    },
    staleMessages: (failure) => readStale(failure) && [words().saveFailed, words().stale],
    finishWords() {
      const { registerFailed, registered, saveFailed, saved } = words();
      return model().payload().id === undefined
        ? { failed: registerFailed, saved: registered }
        : { failed: saveFailed, saved };
    },
  };
}
