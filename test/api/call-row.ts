import type { Endpoint } from "../../src/lib/endpoint.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Http } from "../../src/lib/http.js";
import { fillPath, type PathIds } from "../../src/lib/path.js";

/**
 * One call of the library: what it sends and what it understands. Every row is checked for its request and goes through
 * every fault; a new call joins by a row here.
 */
export interface CallRow {
  name: string;
  make(http: Http): Promise<Answer<unknown>>;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Form fields in order, without the token; or the JSON text; or nothing. */
  body: { form: readonly [name: string, value: string][] } | { json: string } | null;
  /** Milliseconds, as the rules say. */
  timeout: number;
  /** Bodies that are read as they are. */
  understands: readonly [unknown, ...unknown[]];
  /** What is made of them, in the same order, where that is something else. */
  reads?: readonly unknown[];
  /** Bodies of another shape than promised. */
  refuses: readonly unknown[];
  understandsNothing: boolean;
  /** What is made of a 202, where that says that the server is not ready yet. */
  pending?: unknown;
  /** It finishes, creates or confirms something: it carries `Idempotency-Key`, and a lost answer says so. */
  once?: true;
  /** Its answers may hold a secret: of one that failed only the messages are kept, and the browser keeps none. */
  keepsNothing?: true;
  /** Reads the whole body: what is bare is not the same as what is under `data`. */
  readsWholeBody?: true;
  /** Its 404 says that there is none, which is no failure. */
  noneIs404?: true;
  /** What its 409 holds, and what is made of that. */
  conflict?: { body: unknown; reads: unknown };
}

/** What the function of this name says of its call in its endpoint, with these ids in its path; nothing else is sent. */
export function sentBy<const Path extends string>(
  name: string,
  { method, path, query = {}, timeout, once, wholeBody, init }: Endpoint & { readonly path: Path },
  ...[ids]: PathIds<Path> extends Readonly<Record<string, never>> ? [] : [PathIds<Path>]
) {
  return {
    ...{ name, method, timeout, body: null, understandsNothing: false },
    path: ids ? fillPath(path, ids) : path,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    ...(once && { once }),
    ...(wholeBody && { readsWholeBody: wholeBody }),
    ...(init?.cache === "no-store" && { keepsNothing: true as const }),
  };
}
