import { isPlainObject, type PlainData } from "../lib/plain-data.js";

/* Fields as servers write them: what is not what was promised reads as absent, and never throws. */

/** Ids are positive whole numbers; some servers write them as text. */
export function readId(data: PlainData | undefined): number | null {
  if (typeof data !== "number" && typeof data !== "string") return null;
  const id = typeof data === "number" || /^[1-9]\d*$/.test(data) ? Number(data) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export function readText(data: PlainData | undefined): string | null {
  return typeof data === "string" ? data : null;
}

/** A time of day without the seconds that some servers write; empty where there is none. */
export function readClock(data: PlainData | undefined): string {
  return (readText(data) ?? "").slice(0, 5);
}

/** A number, or a text that is one. */
export function readNumber(data: PlainData | undefined): number | null {
  if (data === "" || (typeof data !== "number" && typeof data !== "string")) return null;
  const number = Number(data);
  return Number.isFinite(number) ? number : null;
}

/** `true`, 1 and "1" (rules: flags-in-three-spellings); `null` where nobody has said. */
export function readFlag(data: PlainData | undefined): boolean | null {
  if (data === null || data === undefined || data === "") return null;
  return data === true || data === 1 || data === "1";
}

/** Reads the entries of an order with their new sort keys, and the whole answer; `null` where it is no list. */
export function readOrder(
  data: PlainData,
  field: string,
): { readonly places: readonly { id: number; order: number }[]; readonly data: PlainData } | null {
  const places = readRows(data, (row) => {
    const [id, order] = [readId(row.id), readNumber(row[field])];
    return id === null || order === null ? null : { id, order };
  });
  return places && { places, data };
}

/** The rows of a list that can be read; `null` where it is no list. */
export function readRows<T>(
  data: PlainData,
  readRow: (row: { readonly [key: string]: PlainData }) => T | null,
): T[] | null {
  if (!Array.isArray(data)) return null;
  return data.flatMap((row) => (isPlainObject(row) ? (readRow(row) ?? []) : []));
}
