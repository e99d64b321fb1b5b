import type { Failure } from "../../lib/failure.js";

/** Server message about one row of the list that was sent. */
export interface RowMessage {
  /** The index of the row, and inside a row that holds rows the index there. */
  at: readonly number[];
  /** The stored name of a field; empty for the row as a whole. */
  field: string;
  message: string;
}

/** More than this is a fault of the server, and no help. */
const most = 50;

/**
 * The messages of a refused save that are about rows: servers name fields by their path in what they were sent, with dots
 * or with brackets (`inputs.3.text`, `inputs[3][text]`, `inputs.2.effects.0.memos.1`). `list` is the key of the rows.
 * Whatever else a key says is about no row.
 */
export function rowMessages(failure: Failure, list = "inputs"): RowMessage[] {
  if (failure.kind !== "invalid") return [];
  return Object.entries(failure.fields)
    .flatMap(([key, messages]) => {
      const place = placeOf(key, list);
      if (!place) return [];
      return messages.filter((message) => message.trim() !== "").map((message) => ({ ...place, message }));
    })
    .slice(0, most);
}

const path = /^(\w+)\.(\d{1,6})(?:\.effects\.(\d{1,6}))?(?:\.(\w+)(?:\.\w+)*)?$/;

function placeOf(key: string, list: string): Pick<RowMessage, "at" | "field"> | null {
  const [, named, row, inner, field = ""] = path.exec(key.replace(/\[(\w+)\]/g, ".$1")) ?? [];
  if (named !== list) return null;
  return { at: [row, inner].flatMap((index) => (index === undefined ? [] : [Number(index)])), field };
}
