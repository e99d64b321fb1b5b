import { readClashes, readStale } from "../../api/reservation-refusals.js";
import { judgeReservation, type Reservation } from "../../api/reservations.js";
import type { UnsolvedRequest } from "../../api/unsolved.js";
import { createGesture, type Query, type ServerClient } from "../../collection/index.js";
import { editingWords, explainFailure, type ScreenCommands } from "../../editor/index.js";
import { asSalonAnswer } from "../../features/reservation/index.js";
import {
  type JudgeResult,
  recordKey,
  type ScheduleActions,
  type ScheduleWords,
} from "../../features/schedule/index.js";
import type { Http } from "../../lib/http.js";
import type { Locale } from "../../lib/locale.js";

/** The element as the calls of its inbox see it. */
export interface InboxCallsPort {
  salon(): string;
  words(): ScheduleWords;
  locale(): Locale;
  records(): Query<Reservation[]>;
  /** The others on the page hear of it. */
  saved(reservation: Reservation): void;
  /** What stands on days, and what waits for a judgement, is asked again. */
  refresh(): void;
  readonly commands: ScreenCommands;
}

interface Judging {
  readonly salon: string;
  readonly request: UnsolvedRequest;
  readonly verdict: "approved" | "denied";
  readonly force: boolean;
  readonly query: Query<Reservation[]>;
}

const kinds = ["edit", "cancel", "create"] as const;

/** Judges requests; what comes of each is told to whoever shows it. */
export function createInboxCalls(
  client: ServerClient,
  http: Http,
  port: InboxCallsPort,
): Pick<ScheduleActions, "judge" | "judged"> {
  const send = createGesture<Judging, Reservation | null>(client, {
    record: ({ salon, request }) => JSON.stringify(["reservation", salon, `r${request.reservationId}`]),
    // What it comes to is the server's to say.
    change: () => {},
    call: async ({ salon, request, verdict, force }) => {
      const { childId, reservationId } = request;
      const kind = kinds.find((known) => known === request.kind) ?? "create";
      const judgement = { kind, childId, status: verdict, force };
      const answer = asSalonAnswer(await judgeReservation(http, salon, reservationId, judgement));
      if (answer.ok && answer.data) port.saved(answer.data);
      return answer;
    },
    saved: (saved, { query }, amend) =>
      saved && amend(query, (rows) => rows.map((row) => (recordKey(row) === recordKey(saved) ? saved : row))),
  });
  return {
    judge(request, verdict, force) {
      const judging = { salon: port.salon(), request, verdict, force, query: port.records() };
      return async (): Promise<JudgeResult> => {
        const words = port.words();
        const failed = words.notJudged(request.name || words.noName);
        const answer = await port.commands.perform(() => send(judging), failed);
        if (answer.ok) return { is: "done" };
        const clash = readClashes(answer.failure);
        if (clash) return { is: "clash", clash };
        if (readStale(answer.failure)) return { is: "overtaken" };
        return { is: "failed", messages: explainFailure(answer.failure, editingWords[port.locale()]) };
      };
    },
    judged: () => port.refresh(),
  };
}
