import type { OpenRequest } from "../../../api/open-requests.js";
import { readClashes, readStale } from "../../../api/reservation-refusals.js";
import { judgeReservation, type Reservation } from "../../../api/reservations.js";
import { createMutation, type Query } from "../../../collection/index.js";
import { editingWords, explainFailure } from "../../../editor/index.js";
import { asSalonAnswer } from "../../reservation/index.js";
import type { ScheduleActions } from "../actions.js";
import type { JudgeResult } from "../inbox/inbox-state.js";
import { recordKey } from "../layout/record-key.js";
import type { ScheduleContext, ScheduleScope } from "./deps.js";

interface Judging {
  readonly scope: ScheduleScope;
  readonly request: OpenRequest;
  readonly verdict: "approved" | "denied";
  readonly force: boolean;
  readonly query: Query<Reservation[]>;
}

const kinds = ["edit", "cancel", "create"] as const;

/** Judges requests; what comes of each is told to whoever shows it. */
export function createRequestMutations({
  client,
  getScope,
  model,
  words,
}: ScheduleContext): Pick<ScheduleActions, "judge" | "judged"> {
  const judge = createMutation<Judging, Reservation | null>(client, {
    queue: ({ scope: { server, salon }, request }) =>
      JSON.stringify(["reservation", server, salon, `r${request.reservationId}`]),
    async call({ scope: { http, salon }, request, verdict, force }) {
      const { childId, reservationId } = request;
      const kind = kinds.find((known) => known === request.kind) ?? "create";
      const judgement = { kind, childId, status: verdict, force };
      return asSalonAnswer(await judgeReservation(http, salon, reservationId, judgement));
    },
    commit: (saved, { query }, { replace }) =>
      saved &&
      replace(query, (rows) => rows.map((row) => (recordKey(row) === recordKey(saved) ? saved : row))),
    events: (saved) => (saved ? [saved] : []),
  });

  return {
    judge(request, verdict, force) {
      const scope = getScope();
      const judging = { scope, request, verdict, force, query: scope.records() };
      return async (): Promise<JudgeResult> => {
        const failed = words().notJudged(request.name || words().noName);
        const answer = await scope.perform(() => judge(judging), failed);
        if (answer.ok) return { is: "done" };
        const clash = readClashes(answer.failure);
        if (clash) return { is: "clash", clash };
        if (readStale(answer.failure)) return { is: "overtaken" };
        const { locale } = model().settings();
        return { is: "failed", messages: explainFailure(answer.failure, editingWords[locale]) };
      };
    },
    judged: () => getScope().refresh(),
  };
}
