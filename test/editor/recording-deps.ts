import type { FinishDeps, Finisher } from "../../src/editor/finishing.js";
import type { Answer, Failure } from "../../src/lib/failure.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";

export const payload: PlainObject = { aid: null, inputs: [{ type: 1 }] };

/** What the world around one finish is like. */
export interface FinishSetup {
  finisher: Finisher;
  problems?: readonly string[];
  answer?: Answer<PlainData>;
  /** The response leads to another page. */
  leads?: boolean;
  /** A listener prevents this event. */
  prevents?: string;
}

/** A port that notes what is asked of it, in order: events by name, status changes as numbers, the rest as verbs. */
export function recordingDeps(setup: FinishSetup): {
  deps: FinishDeps;
  log: string[];
  details: PlainObject[];
} {
  const log: string[] = [];
  const details: PlainObject[] = [];
  const note = (what: string) => void log.push(what);
  const deps: FinishDeps = {
    finisher: setup.finisher,
    payload,
    problems: setup.problems ?? [],
    async send(sent) {
      note(sent === payload ? "send" : "send something else");
      await Promise.resolve();
      return setup.answer ?? { ok: true, data: { aid: 5 }, status: 200 };
    },
    explain: ({ kind }: Failure) => ["登録に失敗しました", kind],
    setStatus: (status) => note(String(status)),
    emit(type, detail) {
      note(type);
      details.push(detail);
      return setup.prevents !== type;
    },
    applySave: (saved, response) =>
      note(saved === payload ? `save ${JSON.stringify(response)}` : "save something else"),
    showRefusal: () => note("refusal"),
    showFailure: (messages) => note(`show ${messages.join(", ")}`),
    showSuccess: () => note("success"),
    expire: (status) => note(`expire ${status}`),
    follow() {
      note("follow");
      return setup.leads ?? false;
    },
  };
  return { deps, log, details };
}
