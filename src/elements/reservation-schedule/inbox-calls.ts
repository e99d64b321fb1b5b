import { readClashes, readStale } from "../../api/reservation-refusals.js";
import { judgeReservation, type Reservation } from "../../api/reservations.js";
import type { UnsolvedRequest } from "../../api/unsolved.js";
import { createMutation, type Query } from "../../collection/index.js";
import { editingWords, explainFailure } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import { type JudgeResult, recordKey, type ScheduleActions } from "../../features/schedule/index.js";
import type { ScheduleHere, SchedulePort } from "./schedule-here.js";

interface Judging {
  readonly here: ScheduleHere;
  readonly request: UnsolvedRequest;
  readonly verdict: "approved" | "denied";
  readonly force: boolean;
  readonly query: Query<Reservation[]>;
}

const kinds = ["edit", "cancel", "create"] as const;

/** Judges requests; what comes of each is told to whoever shows it. */
export function createInboxCalls(port: SchedulePort): Pick<ScheduleActions, "judge" | "judged"> {
  const send = createMutation<Judging, Reservation | null>(port.client, {
    queue: ({ here: { server, salon }, request }) =>
      JSON.stringify(["reservation", server, salon, `r${request.reservationId}`]),
    call: async ({ here, request, verdict, force }) => {
      const { childId, reservationId } = request;
      const kind = kinds.find((known) => known === request.kind) ?? "create";
      const judgement = { kind, childId, status: verdict, force };
      const answer = asSalonAnswer(await judgeReservation(here.http, here.salon, reservationId, judgement));
      if (answer.ok && answer.data) here.saved(answer.data);
      return answer;
    },
    commit: (saved, { query }, { replace }) =>
      saved &&
      replace(query, (rows) => rows.map((row) => (recordKey(row) === recordKey(saved) ? saved : row))),
  });
  return {
    judge(request, verdict, force) {
      const here = port.here();
      const judging = { here, request, verdict, force, query: here.records() };
      return async (): Promise<JudgeResult> => {
        const words = port.words();
        const failed = words.notJudged(request.name || words.noName);
        const answer = await here.perform(() => send(judging), failed);
        if (answer.ok) return { is: "done" };
        const clash = readClashes(answer.failure);
        if (clash) return { is: "clash", clash };
        if (readStale(answer.failure)) return { is: "overtaken" };
        return { is: "failed", messages: explainFailure(answer.failure, editingWords[port.locale()]) };
      };
    },
    judged: () => port.here().refresh(),
  };
}
