import * as v from "valibot";
import type { Endpoint } from "../../lib/endpoint.js";

/* What a host's server is asked and should answer, as data: for the description that the build makes, the check of a server, and the pages for host developers. No element loads it. */

export type Schema = v.GenericSchema;

/** Expected answer. What a parser accepts beyond it is said in words, as what a server may send. */
export interface DescribedAnswer {
  readonly status: 200 | 201 | 202 | 204;
  /** Schema of `data`. */
  readonly data?: Schema;
  /** The whole body, of calls that read what stands beside `data`. */
  readonly body?: Schema;
  /** Schema of `data` instead, for calls with this in the query: `attr=opening`. */
  readonly instead?: readonly { readonly query: Readonly<Record<string, string>>; readonly data: Schema }[];
  /** English, one sentence each: "The list itself, without `data`." */
  readonly may?: readonly string[];
}

/** How an answer can be none: by status, by kind where it has none. */
export type FailureName =
  | "400"
  | "401"
  | "403"
  | "404"
  | "409"
  | "413"
  | "419"
  | "422"
  | "5xx"
  | "timeout"
  | "unreadable";

/** One call: what is sent, what should come back, who makes it and when, and what is seen when it fails. */
export interface DescribedCall {
  /** Unique; the function of `src/api` that makes it, where one does. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{name}` stands for a value. */
  readonly path: string;
  /** Schemas of the path's parameters. Whatever is not named is an id. */
  readonly parameters?: v.ObjectEntries;
  readonly query?: v.ObjectEntries;
  /** `form` where it is sent as form fields: nested values as JSON text, or in brackets where the page says so. */
  readonly body?: { readonly json: Schema } | { readonly form: Schema };
  readonly answer: DescribedAnswer;
  /** Milliseconds until it is given up, the body of the answer included. */
  readonly timeout: number;
  /** It carries `Idempotency-Key`: a server should do nothing twice for one key (rules: once-only-key). */
  readonly once?: true;
  /** Its answer must not be kept by anybody: it may hold a secret. */
  readonly keepsNothing?: true;
  /** It carries `base_updated_at`; an older one should be answered by 422 with `code: "stale"` and `current` (rules: base-version). */
  readonly stale?: true;
  /** Its 404 says that there is none yet, which is no failure. */
  readonly noneIs404?: true;
  /** Schema of the body of a 409; without it nobody reads what a 409 is about. */
  readonly conflict?: Schema;
  /** No element sends it here by itself: the page makes it, or names an address of its own. The one here is the reference host's. */
  readonly byPage?: true;
  /** Tags, in the order of the registry. */
  readonly elements: readonly string[];
  /** English, one sentence: when it is made, and how often. */
  readonly when: string;
  /** English, what is seen for an answer, where that differs from `commonFailures`. */
  readonly failures?: Partial<Record<FailureName, string>>;
}

/** Reaction of every element to each failure, where a call does not say otherwise. */
export const commonFailures: Readonly<Record<FailureName, string>> = {
  "400": "Its message is shown where the operator works; what was typed stays.",
  "401": "Its message is shown where the operator works; what was typed stays.",
  "403": "It says that the operator may not do this, with the server's message; what was typed stays.",
  "404": "Its message is shown where the operator works; what was typed stays.",
  "409":
    "It says that the page is too old: an editor keeps the work as a draft and loads the page again, unless the page prevents `page-expired`; lists and panels offer a button for it.",
  "413":
    "It says that the content is too large for the server, with how much was sent; what was typed stays.",
  "419":
    "It says that the page is too old: an editor keeps the work as a draft and loads the page again, unless the page prevents `page-expired`; lists and panels offer a button for it.",
  "422": "Each message is shown at its field, the others above them; what was typed stays.",
  "5xx":
    "A read is repeated twice, then a message offers to try again; of a write a message says so, and what was typed stays.",
  timeout:
    "A message says that no answer came in time; of a write it says to look first whether it was done. What was typed stays.",
  unreadable: "A message says that the answer could not be read, and hints at the login where it is a page.",
};

/** Text about a call, from the endpoint of the function of this name. */
export function calledBy(
  id: string,
  { method, path, timeout, once, init }: Endpoint & { readonly path: string },
): Pick<DescribedCall, "id" | "method" | "path" | "timeout" | "once" | "keepsNothing"> {
  const keepsNothing = init?.cache === "no-store";
  return { id, method, path, timeout, ...(once && { once }), ...(keepsNothing && { keepsNothing }) };
}

/** Text about what an operator sees when a call fails in this way. */
export function failureOf(call: DescribedCall, name: FailureName): string {
  return call.failures?.[name] ?? commonFailures[name];
}

/** The names in a path, in their order. */
export function parameterNames({ path }: Pick<DescribedCall, "path">): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** Schema of the whole body of a success; `null` where there need be none. Without a query it fits any query. */
export function bodySchema(
  { answer }: DescribedCall,
  query?: Readonly<Record<string, string>>,
): Schema | null {
  const { body, data, instead = [] } = answer;
  if (body) return body;
  if (!data) return null;
  if (!query) {
    const all = [data, ...instead.map((other) => other.data)];
    return v.looseObject({ data: all.length > 1 ? v.union(all) : data });
  }
  const asked = instead.find((other) =>
    Object.keys(other.query).every((key) => query[key] === other.query[key]),
  );
  return v.looseObject({ data: asked?.data ?? data });
}

/** Parameters in the path of an address, if a call goes there. */
export function matchPath(call: DescribedCall, pathname: string): Readonly<Record<string, string>> | null {
  const names = parameterNames(call);
  const pattern = call.path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "([^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")]))
    : null;
}

/** The call that goes to this address: one whose path says more by itself comes first. */
export function callAt(
  calls: readonly DescribedCall[],
  method: string,
  pathname: string,
): DescribedCall | undefined {
  return calls
    .filter((call) => call.method === method && matchPath(call, pathname))
    .sort((one, other) => parameterNames(one).length - parameterNames(other).length)[0];
}
