import type { Answer, Failure } from "../../lib/failure.js";

/** Statuses at which the server's own sentences are shown (rules: salon-errors); 419 is a page that is too old. */
const named = [400, 401, 403, 404, 419, 422];

/** Answer of a salon call: any other status is the unknown error, also 409, by which other screens reload. */
export function asSalonAnswer<T>(answer: Answer<T>): Answer<T> {
  return answer.ok ? answer : { ok: false, failure: asSalonFailure(answer.failure) };
}

function asSalonFailure(failure: Failure): Failure {
  const { status } = failure;
  if (failure.kind === "unreadable" || status === null || named.includes(status)) return failure;
  return { kind: "refused", status, messages: [] };
}
