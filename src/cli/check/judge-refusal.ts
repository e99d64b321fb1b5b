import type { DescribedCall } from "../../api/description/index.js";
import { failureOf } from "../../api/description/index.js";
import { parseJson } from "../../lib/json.js";
import { type Finding, failureName } from "./finding.js";
import { type CallResponse, isSuccess, textOf } from "./response.js";

/* How a server refuses: asked what it must not take, a name that is empty or a version that is old. */

/** Findings about the answer to a call with one wrong field. */
export function judgeInvalid(call: DescribedCall, response: CallResponse): readonly Finding[] {
  if (response.kind !== "answer" || isOfSession(response)) return [];
  const { status } = response;
  const found = (code: string, weight: Finding["weight"], todo: string): readonly Finding[] => [
    {
      ...{ code, weight, at: "status of a refusal", expected: "422 with errors by field" },
      came: isSuccess(response) ? `${status}: a name that is empty was taken` : String(status),
      shows: isSuccess(response) ? "What is wrong is saved." : failureOf(call, failureName(status)),
      todo,
    },
  ];
  if (isSuccess(response))
    return found("accepts-invalid", "note", "Refuse it with 422, and say so by field.");
  if (status === 409)
    return found("conflict-for-invalid", "wrong", "Answer 422: by a 409 nobody learns what is wrong.");
  if (status >= 500) return found("fails-on-invalid", "wrong", "Look into the server's log, and answer 422.");
  if (status >= 300 && status < 400)
    return found(
      "redirect-on-invalid",
      "wrong",
      "Answer 422 to what accepts application/json, instead of going back.",
    );
  if (status !== 422)
    return found("status-of-invalid", "note", "Answer 422, so that messages stand at their fields.");
  const body = objectIn(response);
  if (!body)
    return [
      {
        ...{ code: "refusal-unreadable", weight: "wrong", at: "body of a refusal" },
        ...{ expected: "JSON: { message, errors: { field: [message] } }", came: "something else" },
        shows: "It says that it was refused, and nobody learns why.",
        todo: "Answer JSON; of Rails, 422 with a page is a wrong CSRF token.",
      },
    ];
  const errors = body.errors ?? Object.values(body).find(Array.isArray);
  if (typeof errors === "object" && errors !== null) return [];
  return [
    {
      ...{ code: "no-field-errors", weight: "note", at: "errors of a refusal" },
      ...{ expected: "{ field: [message] }", came: "none" },
      shows: "The message is shown above the fields, and not at the one that is wrong.",
      todo: "Name the field under errors.",
    },
  ];
}

/** Findings about the answer to a change of a version that is long gone. */
export function judgeStale(call: DescribedCall, response: CallResponse): readonly Finding[] {
  if (response.kind !== "answer" || isOfSession(response)) return [];
  const { status } = response;
  const at = "status of an old version";
  const expected = '422 with code "stale" and current';
  if (isSuccess(response))
    return [
      {
        ...{ code: "stale-unnoticed", weight: "note", at, expected, came: `${status}: it was saved` },
        shows: "Who saves last wins, and nobody is told.",
        todo: "Compare base_updated_at with updated_at, if that matters to you.",
      },
    ];
  const body = objectIn(response);
  if (status === 422 && body?.code === "stale")
    return "current" in body
      ? []
      : [
          {
            ...{ code: "stale-without-current", weight: "note", at: "current of a refusal" },
            ...{ expected: "the record as it is now", came: "nothing" },
            shows: "It cannot show what others changed.",
            todo: "Send the record as it is now under current.",
          },
        ];
  return [
    {
      ...{ code: status === 409 ? "conflict-for-stale" : "status-of-stale", weight: "wrong", at, expected },
      came: status === 422 ? "422 without that code" : String(status),
      shows: failureOf(call, failureName(status)),
      todo: 'Answer 422 with code: "stale" and current: by a 409 nobody learns what is wrong.',
    },
  ];
}

/** It says nothing of what was sent. */
function isOfSession({ status }: { status: number }): boolean {
  return [401, 403, 419].includes(status);
}

function objectIn(
  response: Extract<CallResponse, { kind: "answer" }>,
): Readonly<Record<string, unknown>> | null {
  const json = parseJson(textOf(response) ?? "");
  const isObject =
    json.ok && typeof json.data === "object" && json.data !== null && !Array.isArray(json.data);
  return isObject ? (json.data as Record<string, unknown>) : null;
}
