import type { PlainData } from "../lib/plain-data.js";
import { type ListDocument, type Row, siblingsOf, typeOf } from "./rows.js";

/** Announcements that a feature adds: kinds that are about one row, and kinds that are about the whole. */
export interface OwnKinds {
  row: string;
  whole: string;
}

/** The feature announces nothing else. */
export interface NoKinds {
  row: never;
  whole: never;
}

/** Result of an edit, for the status line that screen readers hear. */
export type Announcement<Own extends OwnKinds = NoKinds> =
  | RowAnnouncement<Own>
  | { kind: "severalRemoved" | "severalMoved"; count: number }
  | { kind: Own["whole"] };

/**
 * An edit of one row. `number` is its place among its like, from 1; `type` is its type id, where it has one; `value` is what
 * stands in it, for rows that are called by that.
 */
export interface RowAnnouncement<Own extends OwnKinds> {
  kind: "added" | "removed" | "duplicated" | "moved" | Own["row"];
  number: number;
  type: unknown;
  value: PlainData;
}

/** How announcements are worded. `heading` names a row by its number and its label, and stands where a word says `place`. */
export type AnnouncementWords<Own extends OwnKinds = NoKinds> = Readonly<
  Record<"added" | "removed" | "duplicated" | Own["row"], (place: string) => string> &
    Record<"severalRemoved" | "severalMoved", (count: number) => string> &
    Record<Own["whole"], string> & {
      moved(label: string, number: number): string;
      heading(number: number, label: string): string;
    }
>;

/** Announces one row of `of`. */
export function announcementOf<Own extends OwnKinds>(
  kind: RowAnnouncement<Own>["kind"],
  of: ListDocument,
  row: Row,
): RowAnnouncement<Own> {
  const number = siblingsOf(of, row.key).findIndex(({ key }) => key === row.key) + 1;
  return { kind, number, type: typeOf(row.value), value: row.value };
}

/** One row by its number and its type, several by their count. */
export function announcementOfAll(
  kind: "removed" | "moved",
  of: ListDocument,
  rows: readonly Row[],
): Announcement {
  const [first] = rows;
  if (rows.length === 1 && first) return announcementOf(kind, of, first);
  return { kind: kind === "removed" ? "severalRemoved" : "severalMoved", count: rows.length };
}

/** The sentence that is heard. `labelOf` says what rows of a type, or with a value, are called. */
export function announcementText<Own extends OwnKinds>(
  done: Announcement<Own>,
  words: AnnouncementWords<Own>,
  labelOf: (type: unknown, value: PlainData) => string,
): string {
  if ("count" in done) return words[done.kind](done.count);
  if (!("number" in done)) return words[done.kind];
  const { kind, number } = done;
  const label = labelOf(done.type, done.value);
  return kind === "moved" ? words.moved(label, number) : words[kind](words.heading(number, label));
}
