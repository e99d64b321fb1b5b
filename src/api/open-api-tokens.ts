import { readInstant } from "../lib/dates/moments.js";
import { endpoint } from "../lib/endpoint.js";
import type { Answer, Failure, FailureBody } from "../lib/failure.js";
import type { Call, Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { createSecret, type Secret } from "../lib/secret.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Service codes and their tokens (rules: token-issued-once, token-shown-briefly). Instants are milliseconds. */

/** One program, or one purpose, that may call. */
export interface ServiceCode {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly tokens: readonly ServiceToken[];
  readonly lastUsedAt: number | null;
  /** Its calls of thirty days; `null` where the server does not say. */
  readonly count30d: number | null;
}

/** A token as it may be shown: `key` is a public handle, and `masked` its ends. */
export interface ServiceToken {
  readonly key: string;
  readonly masked: string;
  readonly issuedAt: number | null;
  readonly issuedBy: string;
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** Result of issuing a token. Some servers give the token only to who asks for it once more. */
export interface IssuedToken {
  readonly secret: Secret | null;
  readonly key: string;
  readonly masked: string;
  readonly issuedAt: number | null;
}

export const loadServiceCodesEndpoint = endpoint({ method: "GET", path: "/api/open_api/service_codes" });

/** Loads all of them. Of two with one id the first counts. */
export function loadServiceCodes(http: Http, signal: AbortSignal): Promise<Answer<readonly ServiceCode[]>> {
  return http.send({
    ...loadServiceCodesEndpoint,
    signal,
    success: read((data) => {
      const known = new Set<number>();
      return (
        readRows(data, readServiceCode)?.filter(({ id }) => !known.has(id) && known.add(id) !== null) ?? null
      );
    }),
  });
}

/** The answer holds a token: nothing of it stays in a cache. */
const secretly = { method: "POST", init: { cache: "no-store" } } as const;

export const issueTokenEndpoint = endpoint({ ...secretly, path: "/api/open_api/issue_token", once: true });

/** Makes one more token of a code. */
export function issueToken(http: Http, codeId: number): Promise<Answer<IssuedToken>> {
  return sendSecretly(http, {
    ...issueTokenEndpoint,
    json: { open_api_code_id: codeId },
    success: read((data) => {
      const key = isPlainObject(data) ? readKey(data.token_key) : null;
      if (key === null || !isPlainObject(data)) return null;
      return {
        secret: readSecret(data.token),
        key,
        masked: readText(data.masked) || key,
        issuedAt: readInstant(data.issued_at),
      };
    }),
  });
}

export const revealTokenEndpoint = endpoint({ ...secretly, path: "/api/open_api/token/uncensored" });

/** Asks for the token itself. Made only where somebody asks to see or copy it. */
export function revealToken(http: Http, key: string): Promise<Answer<Secret>> {
  return sendSecretly(http, {
    ...revealTokenEndpoint,
    json: { token_key: key },
    success: read((data) => (isPlainObject(data) ? readSecret(data.token) : null)),
  });
}

export const revokeTokenEndpoint = endpoint({ ...secretly, path: "/api/open_api/token/revoke" });

/** Revokes a token, which can be used no more; one that was revoked before answers the same. */
export function revokeToken(http: Http, key: string): Promise<Answer<PlainObject>> {
  return sendSecretly(http, {
    ...revokeTokenEndpoint,
    json: { token_key: key },
    success: read((data) => (isPlainObject(data) ? {} : null)),
  });
}

/** Nothing of a token stays in what is told of a failure. */
async function sendSecretly<T>(http: Http, call: Call<T>): Promise<Answer<T>> {
  const answer = await http.send(call);
  if (answer.ok) return answer;
  const { body: _body, text: _text, ...failure } = answer.failure as Failure & FailureBody;
  return { ok: false, failure: failure as Failure };
}

function readServiceCode(row: PlainObject): ServiceCode | null {
  const id = readId(row.id);
  if (id === null) return null;
  return {
    id,
    name: readText(row.name) ?? "",
    description: readText(row.description) ?? "",
    tokens: readRows(row.tokens ?? [], readToken) ?? [],
    lastUsedAt: readInstant(row.last_used_at),
    count30d: readNumber(row.count_30d),
  };
}

function readToken(row: PlainObject): ServiceToken | null {
  const key = readKey(row.token_key);
  if (key === null) return null;
  return {
    key,
    masked: readText(row.masked) || key,
    issuedAt: readInstant(row.issued_at),
    issuedBy: readText(row.issued_by) ?? "",
    lastUsedAt: readInstant(row.last_used_at),
    expiresAt: readInstant(row.expires_at),
    revokedAt: readInstant(row.revoked_at),
  };
}

function readKey(data: PlainData | undefined): string | null {
  return typeof data === "number" ? String(data) : readText(data) || null;
}

function readSecret(data: PlainData | undefined): Secret | null {
  return typeof data === "string" && data !== "" ? createSecret(data) : null;
}
