import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { OpenRequest } from "../../../api/open-requests.js";
import type { ClashAnswer } from "../../../api/reservation-refusals.js";
import type { Judgement } from "../../../api/reservations.js";
import { type Announced, createAnnouncement } from "../../../editor/index.js";
import { type Leaving, orLeft } from "../../../lib/leaving.js";

type Verdict = Judgement["status"];

/** Result of a judgement. */
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
      /** Clash of a forced judgement, which is kept until the answer comes. */
      readonly clash?: ClashAnswer;
    }
  | JudgeResult
);

/** Judgements of one salon, and its last call. */
interface Queue {
  states: ReadonlyMap<string, RequestState>;
  last: Promise<void>;
  waiting: number;
}

/** The requests that are judged here, by `requestKey`. */
export interface InboxState {
  readonly atoms: {
    readonly states: Atom<ReadonlyMap<string, RequestState>>;
    readonly announcement: Atom<Announced>;
  };
  /** Another salon is shown. */
  show(salon: string, before: string): void;
  /** The dialog opens: what was judged before is over, what still waits goes on. */
  begin(): void;
  /** One call after another, in the order of the judgements; `ended` once there is none left. */
  judge(
    key: string,
    verdict: Verdict,
    judging: { call(): Promise<JudgeResult>; textOf(result: JudgeResult): string; ended(): void },
  ): void;
}

/** Makes the state of an inbox. Its atoms live in `store`. What waits is sent at once when the page is left. */
export function createInboxState(store: ReturnType<typeof createStore>, leaving?: Leaving): InboxState {
  const states = atom<ReadonlyMap<string, RequestState>>(new Map());
  const { announcement, announce } = createAnnouncement(store);
  /** Queues of all salons, also of those that are not shown: their calls go on. */
  const queues = new Map<string, Queue>();
  let queue = newQueue();

  function set(of: Queue, key: string, state: RequestState): void {
    of.states = new Map(of.states).set(key, state);
    if (of === queue) store.set(states, of.states);
  }

  return {
    atoms: { states, announcement },
    show(salon: string, before: string): void {
      if (queue.waiting > 0) queues.set(before, queue);
      queue = queues.get(salon) ?? newQueue();
      queues.delete(salon);
      store.set(states, queue.states);
      announce("");
    },
    begin(): void {
      queue.states = new Map([...queue.states].filter(([, { is }]) => is === "waiting"));
      store.set(states, queue.states);
      announce("");
    },
    judge(key, verdict, { call, textOf, ended }): void {
      const own = queue;
      const before = own.states.get(key);
      if (before?.is === "waiting") return;
      set(own, key, { is: "waiting", verdict, ...(before?.is === "clash" && { clash: before.clash }) });
      own.waiting += 1;
      const shown = leaving ? orLeft(leaving, own.last) : own.last;
      own.last = shown.then(async () => {
        const result = await call();
        set(own, key, { ...result, verdict });
        own.waiting -= 1;
        if (own !== queue) return;
        announce(textOf(result));
        if (own.waiting === 0) ended();
      });
    },
  };
}

function newQueue(): Queue {
  return { states: new Map(), last: Promise.resolve(), waiting: 0 };
}

export function requestKey({ reservationId, kind, childId }: OpenRequest): string {
  return `${reservationId} ${kind} ${childId ?? ""}`;
}
