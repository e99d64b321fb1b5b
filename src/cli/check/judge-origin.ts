import type { DescribedCall } from "../../api/description/index.js";
import { failureOf } from "../../api/description/index.js";
import type { Finding } from "./finding.js";
import { type CallResponse, isSuccess } from "./response.js";

/* A page of another origin: a browser asks first, by OPTIONS, and gives the answer only to whom it is meant for. */

/** Headers of an element that need a preflight. */
export const askedHeaders = [
  "content-type",
  "idempotency-key",
  "x-csrf-token",
  "x-requested-with",
  "x-socket-id",
] as const;

export function judgePreflight(
  call: DescribedCall,
  response: CallResponse,
  origin: string,
): readonly Finding[] {
  if (response.kind === "skipped") return [];
  const common = {
    weight: "wrong",
    shows: failureOf(call, "timeout"),
    todo: "Answer OPTIONS of /api with 204 and the Access-Control-Allow- headers, before the session is asked for.",
  } as const;
  if (response.kind !== "answer" || !isSuccess(response))
    return [
      {
        ...common,
        ...{ code: "no-preflight", at: `OPTIONS for ${call.method}`, expected: "204" },
        came: response.kind === "answer" ? String(response.status) : "no answer",
      },
    ];
  const { headers } = response;
  if (!allowsOrigin(headers, origin)) return [{ ...common, ...otherOrigin("preflight-origin", headers) }];
  const methods = listOf(headers, "access-control-allow-methods");
  if (
    !["GET", "POST"].includes(call.method) &&
    !methods.includes(call.method.toLowerCase()) &&
    !methods.includes("*")
  )
    return [
      {
        ...common,
        ...{ code: "preflight-method", at: "header Access-Control-Allow-Methods", expected: call.method },
        came: methods.length ? "other methods" : "no such header",
      },
    ];
  const allowed = listOf(headers, "access-control-allow-headers");
  const missing = allowed.includes("*") ? [] : askedHeaders.filter((name) => !allowed.includes(name));
  if (missing.length === 0) return [];
  return [
    {
      ...common,
      ...{ code: "preflight-headers", at: "header Access-Control-Allow-Headers" },
      ...{ expected: askedHeaders.join(", "), came: `not ${missing.join(", ")}` },
    },
  ];
}

/** Findings about an answer that the page may not read. */
export function judgeOrigin(call: DescribedCall, response: CallResponse, origin: string): readonly Finding[] {
  if (response.kind !== "answer" || allowsOrigin(response.headers, origin)) return [];
  return [
    {
      ...{ weight: "wrong", shows: failureOf(call, "timeout") },
      ...otherOrigin("origin", response.headers),
      todo: "Send Access-Control-Allow-Origin with every answer, errors too.",
    },
  ];
}

function otherOrigin(code: string, headers: Headers) {
  const came = headers.has("access-control-allow-origin") ? "another" : "no such header";
  return { code, at: "header Access-Control-Allow-Origin", expected: "the origin of the page", came };
}

function allowsOrigin(headers: Headers, origin: string): boolean {
  return ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");
}

function listOf(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? "").split(",").map((each) => each.trim().toLowerCase());
}
