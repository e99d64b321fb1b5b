import { atom, type createStore } from "jotai/vanilla";
import type { ClashAnswer } from "../../../api/reservation-refusals.js";
import type { Judgement } from "../../../api/reservations.js";
import type { UnsolvedRequest } from "../../../api/unsolved.js";
import { createAnnouncement } from "../../../editor/index.js";

type Verdict = Judgement["status"];

/** What came of a judgement. */
export type JudgeResult =
  | { readonly is: "done" }
  | { readonly is: "clash"; readonly clash: ClashAnswer }
  /** Somebody else was faster. */
  | { readonly is: "overtaken" }
  | { readonly is: "failed"; readonly messages: readonly string[] };

/** How far a request is: waiting for its turn or its answer, or what came of it. */
export type RequestState = { readonly verdict: Verdict } & (
  | {
      readonly is: "waiting";
      /** Of one that is forced, which stands there until the answer does. */
      readonly clash?: ClashAnswer;
    }
  | JudgeResult
);

/** The requests that are judged here, by `requestKey`. Its atoms live in `store`. */
export function createInboxState(store: ReturnType<typeof createStore>) {
  const states = atom<ReadonlyMap<string, RequestState>>(new Map());
  const { announcement, announce } = createAnnouncement(store);
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  function set(key: string, state: RequestState): void {
    store.set(states, new Map(store.get(states)).set(key, state));
  }

  return {
    atoms: { states, announcement },
    /** The dialog opens: what was judged before is over, what still waits goes on. */
    begin(): void {
      const left = [...store.get(states)].filter(([, { is }]) => is === "waiting");
      store.set(states, new Map(left));
      announce("");
    },
    /** One call after another, in the order of the judgements; `ended` once there is none left. */
    judge(
      key: string,
      verdict: Verdict,
      {
        call,
        textOf,
        ended,
      }: { call(): Promise<JudgeResult>; textOf(result: JudgeResult): string; ended(): void },
    ): void {
      const before = store.get(states).get(key);
      if (before?.is === "waiting") return;
      set(key, { is: "waiting", verdict, ...(before?.is === "clash" && { clash: before.clash }) });
      waiting += 1;
      last = last.then(async () => {
        const result = await call();
        set(key, { ...result, verdict });
        announce(textOf(result));
        waiting -= 1;
        if (waiting === 0) ended();
      });
    },
  };
}

export function requestKey({ reservationId, kind, childId }: UnsolvedRequest): string {
  return `${reservationId} ${kind} ${childId ?? ""}`;
}
