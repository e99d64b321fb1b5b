import { bodySchema, type DescribedCall, failureOf } from "../../api/description/index.js";
import type { Finding } from "./finding.js";
import { judgeBody } from "./judge-body.js";
import { judgeCaching } from "./judge-caching.js";
import { judgeStatus } from "./judge-status.js";
import { type AnsweredCall, type CallResponse, isSuccess } from "./response.js";

/** Findings about the answer to a call. A finding that spoils everything behind it stands alone. */
export function judge(
  call: DescribedCall,
  response: CallResponse,
  { base, query }: { base: string; query: Readonly<Record<string, string>> },
): readonly Finding[] {
  if (response.kind === "skipped") return [];
  if (response.kind === "timeout") return [tooLate(call, response.after)];
  if (response.kind === "unreachable") return [unreachable(call, response.reason)];
  if (!isSuccess(response)) return [judgeStatus(call, response, base)];
  return [
    ...judgeSuccess(call, response),
    ...judgeBody(call, response, query),
    ...judgeCaching(call, response),
  ];
}

function judgeSuccess(call: DescribedCall, { status }: AnsweredCall): readonly Finding[] {
  const { answer } = call;
  if (status === answer.status || (status === 200 && !bodySchema(call))) return [];
  // The answer that came decides whether there is a body.
  if (status === 204 || (answer.status === 204 && status !== 205)) return [];
  return [
    {
      code: "status",
      weight: status === 205 ? "wrong" : "note",
      at: "status",
      expected: String(answer.status),
      came: String(status),
      shows: status === 205 ? "The page goes elsewhere, or nothing." : "It takes every success for one.",
      todo: `Answer ${answer.status}.`,
    },
  ];
}

function tooLate(call: DescribedCall, after: number): Finding {
  return {
    code: "timeout",
    weight: "wrong",
    at: "time",
    expected: `a whole answer; the element waits ${call.timeout / 1000} s`,
    came: `none in ${(after / 1000).toFixed(1)} s`,
    shows: failureOf(call, "timeout"),
    todo: "Find what takes so long: a query without an index, a lock of the session, an answer without an end.",
  };
}

function unreachable(call: DescribedCall, reason: string): Finding {
  return {
    code: "unreachable",
    weight: "wrong",
    at: "connection",
    expected: "an answer",
    came: reason,
    shows: failureOf(call, "timeout"),
    todo: "See whether the server runs at this address, and whether it dies while it answers.",
  };
}
