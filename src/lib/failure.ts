/**
 * Why a call did not give what was asked. `messages` are the server's own sentences, in order, without repeats.
 *
 * - `expired`: the page is too old (409, 419)
 * - `forbidden`: 403
 * - `invalid`: 422, with messages by field
 * - `refused`: any other answer that is not a success
 * - `unreadable`: a success that is not what was promised (malformed, another shape); `isPage` where it is a page, most
 *   likely the login
 * - `timeout`: no whole answer in time; whether the server did the work is unknown
 * - `unreachable`: no connection
 * - `aborted`: we ended the call ourselves; nobody needs to be told
 */
export type Failure =
  | { kind: "expired" | "forbidden" | "refused"; status: number; messages: readonly string[] }
  | {
      kind: "invalid";
      status: number;
      messages: readonly string[];
      fields: Readonly<Record<string, readonly string[]>>;
    }
  | { kind: "unreadable"; status: number; messages: readonly []; isPage?: true }
  | { kind: "timeout" | "unreachable" | "aborted"; status: null; messages: readonly [] };

/** What a call gives: the data, or why there is none. Calls do not throw. */
export type Answer<T> = { ok: true; data: T; status: number } | { ok: false; failure: Failure };
