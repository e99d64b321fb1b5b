import * as v from "valibot";
import { parseJson, stringify } from "../../lib/json.js";
import type { PlainData } from "../../lib/plain-data.js";

/**
 * Unsaved work, kept in `sessionStorage`. `record` says whose work it is (an id, or `null` for a new one), so that it
 * is never offered on another record. `earlier` is a draft that was still on offer when this one began.
 */
export interface Draft {
  value: PlainData;
  /** What was begun beside the value, as its feature writes it. */
  begun?: PlainData;
  record: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
  earlier?: Draft;
}

const format = 1;

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  value: v.custom<PlainData>((value) => value !== undefined),
  begun: v.exactOptional(v.custom<PlainData>((begun) => begun !== undefined)),
  record: v.nullable(v.string()),
  savedAt: v.number(),
  earlier: v.exactOptional(v.lazy(() => draftSchema)),
});

/** As text for the storage. */
export function writeDraft(draft: Draft): string {
  const { earlier } = draft;
  return stringify({ format, ...plain(draft), ...(earlier ? { earlier: plain(earlier) } : {}) });
}

/** Reads what the storage holds; foreign or damaged text is `null`. */
export function readDraft(text: string | null): Draft | null {
  if (text === null) return null;
  const json = parseJson(text);
  if (!json.ok) return null;
  const parsed = v.safeParse(v.intersect([v.object({ format: v.literal(format) }), draftSchema]), json.data);
  return parsed.success ? withoutFormat(parsed.output) : null;
}

/** One earlier draft is kept, not a chain: each of these was on the screen and set aside by the operator. */
function plain({ value, begun, record, savedAt }: Draft) {
  return begun === undefined ? { value, record, savedAt } : { value, begun, record, savedAt };
}

function withoutFormat(draft: Draft): Draft {
  const { earlier } = draft;
  return earlier ? { ...plain(draft), earlier } : plain(draft);
}
