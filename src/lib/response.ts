import { type GenericSchema, safeParse } from "valibot";
import type { Answer, Failure, FailureBody } from "./failure.js";
import { parseJson } from "./json.js";
import { isPlainObject, type PlainData, type PlainObject } from "./plain-data.js";

/** More than this many sentences from one answer are a fault of the server, not news for the operator. */
const mostMessages = 50;
/** Longer texts are no sentences for an operator, in characters. */
const longestText = 2_000;

/**
 * Reads the body of a success. Bare `X` and wrapped `{data: X}` are both accepted, unless the call asks for the whole
 * body; an empty body reads as `null`.
 * A login page that came with status 200 is `unreadable`, never data.
 */
export function readSuccess<T>(
  text: string,
  { status, headers }: { status: number; headers: Headers },
  {
    success,
    uncopied,
    wholeBody,
  }: { success: GenericSchema<unknown, T>; uncopied?: boolean; wholeBody?: boolean },
): Answer<T, never> {
  const unreadable = { ok: false, failure: { kind: "unreadable", status, messages: [] } } as const;
  const contentType = headers.get("Content-Type") ?? "";
  if (/^text\/html\b/i.test(contentType) && text !== "")
    return { ok: false, failure: { ...unreadable.failure, isPage: true } };
  if (text !== "" && !/[/+]json\b/i.test(contentType)) return unreadable;
  const body = parseJson(text || "null", uncopied);
  if (!body.ok && body.problem === "inexact")
    return { ok: false, failure: { ...unreadable.failure, inexactAt: body.at } };
  if (!body.ok) return unreadable;
  const parsed = safeParse(success, wholeBody ? body.data : unwrap(body.data));
  return parsed.success ? { ok: true, data: parsed.output, status } : unreadable;
}

/** Sorts an answer that is not a success, gathers the sentences in its body, and keeps what came. */
export function readFailure<Conflict>(
  text: string,
  { status, headers }: { status: number; headers: Headers },
  conflict?: GenericSchema<unknown, Conflict>,
): Failure<Conflict> {
  const json = parseJson(text);
  const body = json.ok ? json.data : null;
  const kept: FailureBody = json.ok
    ? { body }
    : isHtml(text, headers) || text.trim() === ""
      ? {}
      : { text: beginning(text) };
  if (status === 409 && conflict) {
    const parsed = safeParse(conflict, unwrap(body));
    if (parsed.success) {
      const { messages } = failureOf(status, body);
      return { kind: "conflict", status, messages, data: parsed.output, ...kept };
    }
  }
  return { ...failureOf(status, body), ...kept };
}

/** Sorts an answer that is not a success by its status, and gathers the sentences in its body. */
export function failureOf(status: number, body: PlainData): Failure<never> {
  const fields = fieldMessages(body);
  const own = isPlainObject(body) && typeof body.message === "string" ? [body.message] : [];
  const messages = [...new Set([...own, ...Object.values(fields).flat()])]
    .filter((message) => message.trim() !== "")
    .slice(0, mostMessages);
  if (status === 409 || status === 419) return { kind: "expired", status, messages };
  if (status === 403) return { kind: "forbidden", status, messages };
  if (status === 422) return { kind: "invalid", status, messages, fields };
  return { kind: "refused", status, messages };
}

/** Also where a server does not say so. */
function isHtml(text: string, headers: Headers): boolean {
  return /\bhtml\b/i.test(headers.get("Content-Type") ?? "") || /^\s*</.test(text);
}

/** Without half of a character at its end. */
function beginning(text: string): string {
  return text
    .trim()
    .slice(0, longestText)
    .replace(/[\uD800-\uDBFF]$/, "");
}

function unwrap(body: PlainData): PlainData {
  return isPlainObject(body) && "data" in body ? (body.data ?? null) : body;
}

/** Laravel puts the field map under `errors`, other hosts put it at the top. A lone list of sentences counts too. */
function fieldMessages(body: PlainData): Record<string, string[]> {
  if (!isPlainObject(body)) return {};
  const map = body.errors ?? topLevelFields(body);
  if (!isPlainObject(map)) return { "": sentencesIn(map) };
  return Object.fromEntries(Object.entries(map).map(([field, value]) => [field, sentencesIn(value)]));
}

function topLevelFields(body: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => Array.isArray(value)));
}

function sentencesIn(value: PlainData): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}
