import * as v from "valibot";
import { readBody } from "./journey-bodies.js";
import { validate } from "./validate.js";

/** A part of a path that is an id. */
export const idInPath = "{[1-9][0-9]{0,8}}";

/** A body of exactly these keys: one that is missing and one that nobody knows are refused alike. */
export async function readExactly<const Entries extends v.ObjectEntries>(
  request: { json(): Promise<unknown> },
  entries: Entries,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const schema = v.strictObject(entries, "項目が足りないか、余分です。");
  return validate(schema, await readBody(request)) as v.InferOutput<v.ObjectSchema<Entries, undefined>>;
}

/** Two saves within a millisecond are two versions all the same. */
export function laterThan(before: unknown, now: Date): string {
  const known = typeof before === "string" ? Date.parse(before) : Number.NaN;
  return new Date(Math.max(now.getTime(), (Number.isNaN(known) ? 0 : known) + 1)).toISOString();
}

/** An instant so many days later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}
