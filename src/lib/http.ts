import ky, { HTTPError } from "ky";
import type { GenericSchema } from "valibot";
import { hearServerTime, timeOfAnswer } from "./dates/server-clock.js";
import type { Answer, CallSetting, Failure } from "./failure.js";
import { encodeForm, type FormEncoding } from "./form-encoding.js";
import { createIdempotencyKeys } from "./idempotency-key.js";
import { stringify } from "./json.js";
import type { KeepaliveRoom } from "./keepalive.js";
import type { Leaving } from "./leaving.js";
import type { PlainData, PlainObject } from "./plain-data.js";
import { readFailure, readSuccess } from "./response.js";

/** The parameters of an address. One that is not set is left out, a list is sent as `name[]=…` for each of its items. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** `true` and `false` are sent as 1 and 0. */
type QueryValue = string | number | boolean;

/** One call: what to send, how long to wait, and what a success must look like. */
export interface Call<T, Conflict = unknown> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Begins with `/`; ids enter it only through `path`. */
  path: string;
  query?: Query;
  form?: { fields: PlainObject; encoding: FormEncoding };
  json?: PlainData;
  /** For the whole call, the body included, in milliseconds. */
  timeout: number;
  /** Aborts the call; give one to reads only, a write that left is let finish. */
  signal?: AbortSignal;
  success: GenericSchema<unknown, T>;
  /** It finishes, creates or confirms something, which must happen once: it carries `Idempotency-Key` (rules: once-only-key). */
  once?: true;
  /** `success` reads the whole body and not only what is under `data`: where pages or counts stand beside it. */
  wholeBody?: boolean;
  /**
   * Schema of the body of a 409, where that is the record as others left it. Without it, or with another body, it is
   * `expired`.
   */
  conflict?: GenericSchema<unknown, Conflict>;
  /**
   * For the browser: whether it goes on when the page is gone, as every write does that is made while the page is left, where
   * there is room for it; and whether the answer may be kept.
   */
  init?: Pick<RequestInit, "keepalive" | "cache">;
  /** For a success that may hold 100,000 items: it is not walked through, so `success` must read known fields only. */
  uncopied?: boolean;
}

/** Facts of the page, read at each call, because tokens are renewed and pages stay open for hours. */
export interface HttpSettings {
  /** Prefix of every path that begins with `/`. */
  apiBase(): string;
  /** Sent as header `X-CSRF-TOKEN` and, in form-encoded calls, as field `_token`. */
  csrfToken(): string | null;
  /** Names the socket by which events of the server at `apiBase` come, which need not tell us of our own writes. */
  socketId?(apiBase: string): string | undefined;
  /** So many fields of a form a server reads; PHP drops those behind without a word. */
  maxInputVars?(): number;
  /** The page's own origin; relative addresses never depend on a `<base>` of the page. */
  origin(): string;
  /** That the page is left, and what room there is for calls that outlive it. */
  leaving?: Pick<Leaving, "isOn"> & { readonly room: KeepaliveRoom };
}

/** Sends a call and never throws: every outcome is an answer or a failure. */
export interface Http {
  send<T, Conflict = never>(call: Call<T, Conflict>): Promise<Answer<T, Conflict>>;
}

/**
 * The one door to ky. Writes are never repeated (ky would repeat PUT and DELETE); reads are repeated twice when the
 * server is briefly unwell. Answers are read only when they say they are JSON.
 */
export function createHttp(settings: HttpSettings): Http {
  const keys = createIdempotencyKeys();
  return {
    async send(call) {
      const timeout = AbortSignal.timeout(call.timeout);
      const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
      let answered = () => {};
      let ended: (() => void) | null = null;
      let body: FetchRequest[1]["body"];
      try {
        const tooMany = fieldsTooMany(call, settings);
        if (tooMany) return { ok: false, failure: tooMany };
        const [url, request] = requestOf(call, settings);
        body = request.body;
        const outlives = request.keepalive || (call.method !== "GET" && settings.leaving?.isOn());
        ended = outlives ? (settings.leaving?.room.take(body ? sizeOf(body) : 0) ?? null) : null;
        if (outlives && settings.leaving) request.keepalive = ended !== null;
        if (call.once) {
          // The key is made of the body alone: the token beside it may be renewed before it is sent again.
          const key = keys.keyOf(url, stringify(call.json ?? call.form?.fields ?? null));
          request.headers["Idempotency-Key"] = key;
          answered = () => keys.answered(url, key);
        }
        const response = await ky(url, {
          signal,
          // Our signal covers the body too; ky's own timeout ends with the headers.
          timeout: false,
          retry: {
            limit: call.method === "GET" ? 2 : 0,
            statusCodes: [429, 500, 502, 503, 504],
            maxRetryAfter: 30_000,
          },
          // Trackers of old pages wrap `fetch` at any time. They take a Request, as ky would hand over, to pieces, but
          // know an address in text with a plain object, into which some of them write.
          fetch: async () => {
            const received = await globalThis.fetch(url, {
              ...request,
              headers: { ...request.headers },
              signal,
            });
            const time = timeOfAnswer(received.headers);
            if (time !== null) hearServerTime(time);
            return received;
          },
        });
        const text = await response.text();
        answered();
        return readSuccess(text, response, call);
      } catch (error) {
        const failure = await explain(error, timeout, call);
        if (failure.status === 413 && failure.kind === "refused" && body) failure.sent = sizeOf(body);
        if (!isLost(failure)) answered();
        return { ok: false, failure };
      } finally {
        ended?.();
      }
    },
  };
}

/** A call in writing, as it is sent and sent again: its address, and the rest as `fetch` takes it. */
type FetchRequest = [
  url: string,
  request: Omit<RequestInit, "body"> & { headers: Record<string, string>; body?: string },
];

function requestOf(
  { method, path, query, json, form, init }: Call<unknown>,
  settings: HttpSettings,
): FetchRequest {
  const origin = settings.origin();
  const apiBase = settings.apiBase();
  if (!URL.canParse(apiBase, origin) && URL.canParse(origin)) throw new UnusableSetting("api-base");
  const url = new URL(path[0] === "/" ? apiBase.replace(/\/+$/, "") + path : path, origin);
  if (query) addQuery(url, query);
  const { href, origin: to } = url;
  // The token goes to the page's origin and to the origin of `apiBase`, nowhere else.
  const isHome = [origin, new URL(apiBase, origin).origin].includes(to);
  const token = isHome ? settings.csrfToken() : null;
  if (token !== null && !isHeaderText(token)) throw new UnusableSetting("csrf-token");

  const request: FetchRequest[1] = {
    method,
    ...init,
    credentials: "same-origin",
    // A redirect would take the token to another origin: here the browser refuses one that leaves ours.
    mode: to === origin ? "same-origin" : "cors",
    headers: {
      // Both are needed: frameworks answer a failed validation with a redirect unless the request says it is XHR.
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
    },
  };
  if (token !== null) request.headers["X-CSRF-TOKEN"] = token;
  // Reads carry it too: to leave it out there would cost every visitor a few bytes.
  const socket = isHome && settings.socketId?.(apiBase);
  if (socket) request.headers["X-Socket-ID"] = socket;
  if (json !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = stringify(json);
  } else if (form) {
    let fields = encodeForm(form.fields, form.encoding);
    // First: where a server stops counting fields, the last of them go.
    if (token !== null) fields = [["_token", token], ...fields.filter(([name]) => name !== "_token")];
    request.headers["Content-Type"] = "application/x-www-form-urlencoded;charset=UTF-8";
    request.body = String(new URLSearchParams(fields));
  }
  return [href, request];
}

/** Mistake of the page: `fetch` would throw what it throws when there is no connection. */
class UnusableSetting extends Error {
  constructor(readonly setting: CallSetting) {
    super(setting);
  }
}

/** Letters beyond Latin-1 and line breaks are none that a header can hold. */
function isHeaderText(text: string): boolean {
  try {
    return new Headers([["X-CSRF-TOKEN", text]]) !== null;
  } catch {
    return false;
  }
}

function fieldsTooMany({ form }: Call<unknown>, settings: HttpSettings): Failure<never> | null {
  if (form?.encoding !== "brackets") return null;
  // The token is one more.
  const count = encodeForm(form.fields, "brackets").length + 1;
  const most = settings.maxInputVars?.() ?? 1000;
  return count > most ? { kind: "too-many-fields", status: null, messages: [], count, most } : null;
}

/** In bytes. */
function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function addQuery(url: URL, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    const [key, values] = Array.isArray(value) ? [`${name}[]`, value] : [name, [value]];
    for (const each of values) {
      if (each === undefined || each === null) continue;
      url.searchParams.append(key, String(typeof each === "boolean" ? Number(each) : each));
    }
  }
}

/** True when the server may have done what it was asked without our hearing of it; 502 to 504 come from a proxy before it. */
function isLost({ status }: Failure): boolean {
  return status === null || (status >= 502 && status <= 504);
}

async function explain<Conflict>(
  error: unknown,
  timeout: AbortSignal,
  { signal, conflict, once }: Call<unknown, Conflict>,
): Promise<Failure<Conflict>> {
  if (error instanceof HTTPError) {
    const { response } = error;
    return readFailure(await response.text().catch(() => ""), response, conflict);
  }
  if (error instanceof UnusableSetting)
    return { kind: "unusable-setting", status: null, messages: [], setting: error.setting };
  const kind = signal?.aborted ? "aborted" : timeout.aborted ? "timeout" : "unreachable";
  return { kind, status: null, messages: [], ...(once && { mayBeDone: true }) };
}
