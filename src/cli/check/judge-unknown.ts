import type { Finding } from "./finding.js";
import { type CallResponse, isJsonType, isSuccess, typeOf } from "./response.js";
import { safeAddress } from "./safe-words.js";

/** An address that no server has. */
export const unknownPath = "/api/console-editors-check/no-such-call";

/** Findings about the answer at an address that does not exist: elements take a success for data, and show the message of an error. */
export function judgeUnknown(response: CallResponse, base: string): readonly Finding[] {
  if (response.kind !== "answer") return [];
  const { status, headers } = response;
  const common = { at: "an address that is none", expected: "404 with { message }" } as const;
  const shows = "A call that is not written yet looks like an answer that cannot be read.";
  if (isSuccess(response))
    return [
      {
        ...{ ...common, code: "unknown-succeeds", weight: "wrong", came: `${status}, a success`, shows },
        todo: "Leave /api out of what answers every address with the page.",
      },
    ];
  if (status >= 300 && status < 400)
    return [
      {
        ...{ ...common, code: "unknown-redirects", weight: "wrong", shows },
        came: `${status} to ${safeAddress(headers.get("location") ?? "", base)}`,
        todo: "Answer 404 under /api, or 401 where the session is missing.",
      },
    ];
  if (status >= 500)
    return [
      {
        ...{ ...common, code: "unknown-fails", weight: "wrong", came: String(status), shows },
        todo: "Answer 404, and look into the log.",
      },
    ];
  if (status !== 404 || isJsonType(typeOf(response))) return [];
  return [
    {
      ...{ ...common, code: "errors-as-pages", weight: "note", came: "404 with something else than JSON" },
      shows: "It can say no more than that an error occurred: there is no message to show.",
      todo: "Answer errors as JSON to what accepts application/json.",
    },
  ];
}
