import type { PlainData } from "./plain-data.js";

/** Body of an answer that is no success, where it was JSON or a text. A page of HTML is left out. */
export interface FailureBody {
  body?: PlainData;
  /** The beginning of what is no JSON, at most 2,000 characters. */
  text?: string;
}

/**
 * Why a call did not give what was asked. `messages` are the server's own sentences, in order, without repeats.
 *
 * - `expired`: the page is too old (409, 419)
 * - `conflict`: 409 of a call that says what its 409 holds; `data` is that
 * - `forbidden`: 403
 * - `invalid`: 422, with messages by field
 * - `refused`: any other answer that is not a success; `sent` with 413 (too large) is how large the body was, in bytes
 * - `unreadable`: a success that is not what was promised (malformed, another shape); `isPage` where it is a page, most
 *   likely the login; `inexactAt` where it has a number that JavaScript cannot hold, and where that stands
 * - `timeout`: no whole answer in time; whether the server did the work is unknown
 * - `unreachable`: no connection, or one that broke before the answer was here
 * - `too-many-fields`: nothing was sent, since a server would drop what comes after `most` fields
 * - `unusable-setting`: nothing was sent, since no call can carry what the page gives as `setting`
 * - `aborted`: we ended the call ourselves; nobody needs to be told
 */
export type Failure<Conflict = unknown> =
  | (FailureBody & {
      kind: "expired" | "forbidden" | "refused";
      status: number;
      messages: readonly string[];
      sent?: number;
    })
  | (FailureBody & { kind: "conflict"; status: number; messages: readonly string[]; data: Conflict })
  | (FailureBody & {
      kind: "invalid";
      status: number;
      messages: readonly string[];
      fields: Readonly<Record<string, readonly string[]>>;
    })
  | { kind: "unreadable"; status: number; messages: readonly []; isPage?: true; inexactAt?: string }
  | { kind: "too-many-fields"; status: null; messages: readonly []; count: number; most: number }
  | { kind: "unusable-setting"; status: null; messages: readonly []; setting: CallSetting }
  | {
      kind: "timeout" | "unreachable" | "aborted";
      status: null;
      messages: readonly [];
      /** It was to finish, create or confirm something, and nobody here knows whether it did. */
      mayBeDone?: true;
    };

/** Fact of the page that each call needs, by the name of its attribute. */
export type CallSetting = "api-base" | "csrf-token";

/** Result of a call: the data, or why there is none. Calls do not throw. */
export type Answer<T, Conflict = unknown> =
  | { ok: true; data: T; status: number }
  | { ok: false; failure: Failure<Conflict> };

/** True when a server has answered a call, with whatever status. */
export function isAnswered(answer: Answer<unknown>): boolean {
  return answer.ok || answer.failure.status !== null;
}
