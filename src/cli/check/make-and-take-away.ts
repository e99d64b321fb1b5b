import { callAt, type DescribedCall } from "../../api/description/index.js";
import type { Finding } from "./finding.js";
import { makeRecord } from "./make-record.js";
import { createRecordCalls, type Writing } from "./record-calls.js";
import type { Row } from "./row.js";
import { takeAway } from "./take-away.js";
import type { Recipe, Written } from "./writes.js";

export interface WritingResult {
  readonly rows: readonly Row[];
  /** How many records were made, and all of them taken away but those in `left`. */
  readonly made: number;
  /** Records that stay on the server, to be deleted by hand. */
  readonly left: readonly string[];
  /** Findings about the token. */
  readonly token: readonly Finding[];
}

/** Makes one record of a kind, does with it what elements do, and takes it away, whatever failed in between. */
export async function makeAndTakeAway(
  recipe: Recipe,
  writing: Writing,
  { isFirst }: { isFirst: boolean },
): Promise<WritingResult> {
  if (!describedFor(recipe.create, writing)) return { rows: [], made: 0, left: [], token: [] };
  const calls = createRecordCalls(recipe, writing);
  let token: readonly Finding[] = [];
  let left: readonly string[] = [];
  try {
    token = await makeRecord(recipe, writing, calls, { isFirst });
  } finally {
    left = await takeAway(recipe, writing, calls);
  }
  return { rows: calls.rows, made: calls.ids.size, left, token };
}

/** Call in the description, if there is one; ids are not needed for that. */
export function describedFor(written: Written, { calls }: Pick<Writing, "calls">): DescribedCall | undefined {
  return callAt(calls, written.method, (written.path.split("?")[0] ?? "").replace(/\{\w+\}/g, "1"));
}
