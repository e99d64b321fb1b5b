import * as v from "valibot";
import { parseJson, stringify } from "../../lib/json.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { Submission } from "./submission.js";

/**
 * Unsaved work, kept in `sessionStorage`. `record` says whose work it is (an id, or `null` for a new one), so that it
 * is never offered on another record. `earlier` is a draft that was still on offer when this one began.
 */
export interface Draft {
  value: PlainData;
  /** The draft's extras (`DraftExtras`), as their feature writes them. The key is as drafts are stored. */
  begun?: PlainData;
  /** Part of `begun` that a save does not send. It is not stored. */
  unsent?: PlainData;
  /** Record that it stands on (`DraftExtras.writeBase`). */
  base?: PlainData;
  record: string | null;
  /** The page named no record: this one got its id by a save on that page, which the page will not know of. */
  savedHere?: true;
  /** It left the page without a load and without a key: it is kept for the document that began then. */
  keptFor?: number;
  /** The form that it left the page with. */
  submission?: Submission;
  /** Milliseconds since 1970. */
  savedAt: number;
  earlier?: Draft;
}

const format = 1;

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  value: v.custom<PlainData>((value) => value !== undefined),
  begun: v.exactOptional(v.custom<PlainData>((extras) => extras !== undefined)),
  base: v.exactOptional(v.custom<PlainData>((base) => base !== undefined)),
  record: v.nullable(v.string()),
  savedHere: v.exactOptional(v.literal(true)),
  keptFor: v.exactOptional(v.number()),
  submission: v.exactOptional(
    v.object({
      from: v.string(),
      to: v.string(),
      sentAt: v.exactOptional(v.number()),
      leftAt: v.exactOptional(v.number()),
      entry: v.exactOptional(v.string()),
    }),
  ),
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
function plain({ value, begun, base, record, savedHere, keptFor, submission, savedAt }: Draft) {
  return {
    value,
    ...(begun === undefined ? {} : { begun }),
    ...(base === undefined ? {} : { base }),
    record,
    ...(savedHere ? { savedHere } : {}),
    ...(keptFor === undefined ? {} : { keptFor }),
    ...(submission ? { submission: { ...submission } } : {}),
    savedAt,
  };
}

function withoutFormat(draft: Draft): Draft {
  const { earlier } = draft;
  return earlier ? { ...plain(draft), earlier } : plain(draft);
}
