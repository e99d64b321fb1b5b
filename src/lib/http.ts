import ky, { HTTPError } from "ky";
import type { GenericSchema } from "valibot";
import type { Answer, Failure } from "./failure.js";
import { encodeForm, type FormEncoding } from "./form-encoding.js";
import { parseJson, stringify } from "./json.js";
import type { PlainData, PlainObject } from "./plain-data.js";
import { failureOf, readSuccess } from "./response.js";

/** One call: what to send, how long to wait, and what a success must look like. */
export interface Call<T> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Begins with `/`; ids enter it only through `path`. */
  path: string;
  form?: { fields: PlainObject; encoding: FormEncoding };
  json?: PlainData;
  /** For the whole call, the body included, in milliseconds. */
  timeout: number;
  /** Aborts the call; give one to reads only, a write that left is let finish. */
  signal?: AbortSignal;
  success: GenericSchema<unknown, T>;
}

/** Facts of the page, read at each call, because tokens are renewed and pages stay open for hours. */
export interface HttpSettings {
  /** Prefix of every path that begins with `/`. */
  apiBase(): string;
  /** Sent as header `X-CSRF-TOKEN` and, in form-encoded calls, as field `_token`. */
  csrfToken(): string | null;
  /** The page's own origin; relative addresses never depend on a `<base>` of the page. */
  origin(): string;
}

/** Sends a call and never throws: every outcome is an answer or a failure. */
export interface Http {
  send<T>(call: Call<T>): Promise<Answer<T>>;
}

/**
 * The one door to ky. Writes are never repeated (ky would repeat PUT and DELETE); reads are repeated twice when the
 * server is briefly unwell. Answers are read only when they say they are JSON.
 */
export function createHttp(settings: HttpSettings): Http {
  return {
    async send(call) {
      const timeout = AbortSignal.timeout(call.timeout);
      const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
      try {
        const response = await ky(address(call.path, settings), {
          method: call.method,
          signal,
          // Our signal covers the body too; ky's own timeout ends with the headers.
          timeout: false,
          retry: call.method === "GET" ? readRetry : 0,
          headers: headersOf(call, settings),
          credentials: "same-origin",
          ...bodyOf(call, settings),
        });
        return readSuccess(await response.text(), response, call.success);
      } catch (error) {
        return { ok: false, failure: await explain(error, timeout, call.signal) };
      }
    },
  };
}

const readRetry = {
  limit: 2,
  methods: ["get"],
  statusCodes: [429, 500, 502, 503, 504],
  maxRetryAfter: 30_000,
};

function address(path: string, { apiBase, origin }: HttpSettings): URL {
  return new URL(path.startsWith("/") ? apiBase().replace(/\/+$/, "") + path : path, origin());
}

/** The token goes to the page's origin and to the origin of `apiBase`, nowhere else. */
function tokenFor(path: string, settings: HttpSettings): string | null {
  const home = [settings.origin(), new URL(settings.apiBase() || "/", settings.origin()).origin];
  return home.includes(address(path, settings).origin) ? settings.csrfToken() : null;
}

function headersOf(call: Call<unknown>, settings: HttpSettings): Record<string, string> {
  const token = tokenFor(call.path, settings);
  return {
    // Both are needed: frameworks answer a failed validation with a redirect unless the request says it is XHR.
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    ...(token === null ? {} : { "X-CSRF-TOKEN": token }),
    ...(call.json === undefined ? {} : { "Content-Type": "application/json" }),
  };
}

function bodyOf(call: Call<unknown>, settings: HttpSettings): { body?: string | URLSearchParams } {
  if (call.json !== undefined) return { body: stringify(call.json) };
  if (!call.form) return {};
  const body = new URLSearchParams(encodeForm(call.form.fields, call.form.encoding));
  const token = tokenFor(call.path, settings);
  if (token !== null) body.set("_token", token);
  return { body };
}

async function explain(error: unknown, timeout: AbortSignal, signal?: AbortSignal): Promise<Failure> {
  if (error instanceof HTTPError) {
    const text = await error.response.text().catch(() => "");
    const body = parseJson(text);
    return failureOf(error.response.status, body.ok ? body.data : null);
  }
  if (signal?.aborted) return { kind: "aborted", status: null, messages: [] };
  if (timeout.aborted) return { kind: "timeout", status: null, messages: [] };
  return { kind: "unreachable", status: null, messages: [] };
}
