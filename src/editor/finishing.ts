import type { Answer, Failure } from "../lib/failure.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";

/**
 * Maker of the finishing call. `post`: the element, which also reports success and follows `redirect_to`. `postemit`:
 * the element, which hands the answer over and shows nothing. `emit`: nobody here, the payload is handed over.
 */
export type Finisher = "post" | "postemit" | "emit";

/** Saving progress: idle, saving (further submits are ignored), saved, failed (rules: saving-progress). */
export const SavingStatus = { idle: 0, saving: 1, saved: 2, failed: 3 } as const;
export type SavingStatus = (typeof SavingStatus)[keyof typeof SavingStatus];

/** Result of `submit()`. `messages` are those the operator was shown; none when the host prevented the finish. */
export type FinishResult<Payload extends PlainData = PlainObject> =
  | { ok: true; payload: Payload; response?: PlainData }
  | { ok: false; messages: readonly string[]; status?: number };

/** Why nothing was finished, as `failure` events name it. */
export type FailureReason =
  | "validation"
  | "http"
  | "network"
  | "timeout"
  | "invalid-response"
  | "invalid-input";

/** The element as the flow of a finish sees it. */
export interface FinishDeps {
  finisher: Finisher;
  payload: PlainData;
  /** Why the payload may not be saved; empty when it may. */
  problems: readonly string[];
  /** Posts the payload; it may ask `isShown`, too. */
  send(payload: PlainData, isShown: () => boolean): Promise<Answer<PlainData>>;
  /** Tells whether what is finished is still shown. Else the answer is not announced; `finish` returns it all the same. */
  isShown?: (() => boolean) | undefined;
  /** Payload that was sent in the end, where sending had to change it. */
  sent?: (() => PlainData) | undefined;
  /** The screen's own sentences for a failed call. */
  explain(failure: Failure): readonly string[];
  setStatus(status: SavingStatus): void;
  /** Dispatches an event; `false` when a listener prevented it. */
  emit(type: "before-finish" | "finish" | "failure", detail: PlainObject): boolean;
  /** The work is out of our hands: forget the draft, start counting changes from here. */
  applySave(payload: PlainData, response: PlainData | undefined): void;
  showRefusal(): void;
  showFailure(messages: readonly string[], failure: Failure): void;
  showSuccess(): void;
  /** Keeps the work, tells the host, and reloads unless the host prevents it. */
  expire(status: number): void;
  /** Goes where the response says; `true` when the page is leaving. */
  follow(response: PlainData): boolean;
}

/**
 * One finish, with its events in the promised order: `before-finish` → saving → saved → `finish` → `navigate` → idle,
 * or → failed → `failure` → `page-expired` → idle. Refused by validation: `failure` alone. `emit`: no status at all.
 */
export async function finish(deps: FinishDeps): Promise<FinishResult<PlainData>> {
  if (deps.problems.length > 0) return refuse(deps);
  if (!deps.emit("before-finish", { payload: deps.payload })) return { ok: false, messages: [] };
  if (deps.finisher === "emit") return handOver(deps);

  const { isShown = () => true } = deps;
  // A listener may have set other content, whose status is its own.
  if (isShown()) deps.setStatus(SavingStatus.saving);
  const answer = await deps.send(deps.payload, isShown);
  if (!isShown()) {
    const payload = deps.sent?.() ?? deps.payload;
    const messages = answer.ok ? [] : deps.explain(answer.failure);
    return answer.ok ? { ok: true, payload, response: answer.data } : { ok: false, messages };
  }
  return answer.ok ? succeed(deps, answer.data) : fail(deps, answer.failure);
}

function refuse(deps: FinishDeps): FinishResult<PlainData> {
  deps.showRefusal();
  deps.emit("failure", { reason: "validation", status: null, messages: [...deps.problems] });
  return { ok: false, messages: deps.problems };
}

function handOver(deps: FinishDeps): FinishResult<PlainData> {
  deps.applySave(deps.payload, undefined);
  deps.emit("finish", { finisher: deps.finisher, payload: deps.payload });
  return { ok: true, payload: deps.payload };
}

function succeed(deps: FinishDeps, response: PlainData): FinishResult<PlainData> {
  const payload = deps.sent?.() ?? deps.payload;
  deps.applySave(payload, response);
  if (deps.finisher === "post") deps.showSuccess();
  deps.setStatus(SavingStatus.saved);
  deps.emit("finish", { finisher: deps.finisher, payload, response });
  // While the page leaves the status stays "saved", so that nothing can be sent twice (rules: saving-progress).
  const leaving = deps.finisher === "post" && deps.follow(response);
  if (!leaving) deps.setStatus(SavingStatus.idle);
  return { ok: true, payload, response };
}

function fail(deps: FinishDeps, failure: Failure): FinishResult<PlainData> {
  const messages = deps.explain(failure);
  deps.setStatus(SavingStatus.failed);
  deps.showFailure(messages, failure);
  deps.emit("failure", failureDetail(failure, messages));
  if (failure.kind === "expired") deps.expire(failure.status);
  deps.setStatus(SavingStatus.idle);
  return { ok: false, messages, ...(failure.status === null ? {} : { status: failure.status }) };
}

/** Detail of a `failure` event for a failed call; `messages` are those the operator is shown. */
export function failureDetail(failure: Failure, messages: readonly string[]): PlainObject {
  return { reason: reasonOf(failure), status: failure.status, messages: [...messages] };
}

function reasonOf({ kind }: Failure): FailureReason {
  switch (kind) {
    case "timeout":
      return "timeout";
    case "unreachable":
    case "aborted":
      return "network";
    case "too-many-fields":
      return "validation";
    case "unusable-setting":
      return "invalid-input";
    case "unreadable":
      return "invalid-response";
    default:
      return "http";
  }
}
