import { parseJson } from "../../lib/json.js";
import type { Finding } from "./finding.js";
import { type CallResponse, isSuccess, textOf } from "./response.js";
import { madeName } from "./writes.js";

/** Which of these ids an answer still shows as records of the check that nobody deleted. */
export function stillIn(
  response: CallResponse,
  idField: string,
  ids: ReadonlySet<string>,
): readonly string[] {
  if (response.kind !== "answer" || !isSuccess(response)) return [];
  const json = parseJson(textOf(response) ?? "");
  const found = new Set<string>();
  if (json.ok) gather(json.data);
  return [...found];

  function gather(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const record = value as Readonly<Record<string, unknown>>;
    const id = String(record[idField]);
    if (ids.has(id) && isOurs(record) && !isDeleted(record)) found.add(id);
    for (const each of Object.values(record)) gather(each);
  }
}

/** Another record may have the same id; those of the check say so somewhere. */
function isOurs(record: Readonly<Record<string, unknown>>): boolean {
  return Object.values(record).some((each) => typeof each === "string" && each.includes(madeName));
}

function isDeleted({ deleted, deleted_at, is_deleted }: Readonly<Record<string, unknown>>): boolean {
  return Boolean(deleted) || Boolean(deleted_at) || Boolean(is_deleted);
}

export function notDeleted(seenAt: string, status: string): Finding {
  return {
    ...{ code: "not-deleted", weight: "wrong", at: "what was deleted", expected: `gone from ${seenAt}` },
    came: `${status}, and it is still there`,
    shows: "It goes from the screen, and is back when the page is loaded again.",
    todo: "Delete it, or mark it as deleted, before the success is answered.",
  };
}
