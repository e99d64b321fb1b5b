import type { Finding } from "./finding.js";
import { type CallResponse, isSuccess } from "./response.js";

/** Findings about the answer to a write without the CSRF token. */
export function judgeToken(response: CallResponse): readonly Finding[] {
  if (response.kind !== "answer") return [];
  const { status } = response;
  const common = { at: "header X-CSRF-TOKEN", expected: "419 for a write without it" } as const;
  if (isSuccess(response))
    return [
      {
        ...{ ...common, code: "csrf-not-asked", weight: "note", came: `${status}: it was taken` },
        shows: "Nothing is seen of it; another site may write with the session of an operator.",
        todo: "Ask for the token in every write, unless the session is no cookie.",
      },
    ];
  if (status >= 500)
    return [
      {
        ...{ ...common, code: "csrf-fails", weight: "wrong", came: String(status) },
        shows: "An error of the server, where the page is only too old.",
        todo: "Answer 419.",
      },
    ];
  if ([401, 403, 419].includes(status)) return [];
  return [
    {
      ...{ ...common, code: "csrf-status", weight: "note", came: String(status) },
      shows: "It does not offer to load the page again when the token is too old.",
      todo: "Answer 419 (Rails: rescue_from ActionController::InvalidAuthenticityToken).",
    },
  ];
}
