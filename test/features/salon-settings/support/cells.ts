import { expect } from "vitest";
import { customerItems } from "../../../../src/features/salon-online/customer-items.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";

/* What a salon's records say, cell by cell, and what two people's changes must come to: without the product's merging. */

/** What something says, by its name; what is not there says nothing. */
export type Cells = Readonly<Record<string, string>>;

export const pairOf = ({ course_id, resource_id }: PlainObject) => `${course_id}:${resource_id}`;

/** Plain data as one text; what is not there is empty. */
export const say = (data: PlainData | undefined) => (data === undefined ? "" : JSON.stringify(data));

export function weekCells({ type, common, weekdays, dates }: PlainObject): Cells {
  const of = (name: string, all: PlainData | undefined) =>
    Object.entries((all ?? {}) as PlainObject).map(([key, list]) => [`${name} ${key}`, rangesSay(list)]);
  return {
    type: say(type),
    common: rangesSay(common ?? []),
    ...Object.fromEntries([...of("weekday", weekdays), ...of("date", dates)]),
  };
}

export function rangesSay(list: PlainData): string {
  return (list as PlainObject[]).map(({ from, to }) => `${from}-${to}`).join(" ");
}

export function configCells(specials: PlainData | undefined, slot: PlainData | undefined): Cells {
  const days = ((specials ?? []) as PlainObject[]).map(({ date, closed, ranges, note }) => [
    `special ${date}`,
    say([closed ?? null, rangesSay(ranges ?? []), note ?? null]),
  ]);
  expect(new Set(days.map(([day]) => day)).size).toBe(days.length);
  return { ...Object.fromEntries(days), slot: say(slot) };
}

/** What differs between two; what is gone is empty. */
export function changes(from: Cells, to: Cells): Cells {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    keys.filter((key) => from[key] !== to[key]).map((key) => [key, to[key] ?? "gone"]),
  );
}

export function withChanges(cells: Cells, edits: Cells): Cells {
  return Object.fromEntries(Object.entries({ ...cells, ...edits }).filter(([, said]) => said !== "gone"));
}

export function pick(cells: Cells, keys: readonly string[]): Cells {
  return Object.fromEntries(keys.flatMap((key) => (cells[key] === undefined ? [] : [[key, cells[key]]])));
}

/** What both have changed, to different things. */
export function both(base: Cells, edits: Cells, server: Cells): string[] {
  const at = (cells: Cells, key: string) => cells[key] ?? "gone";
  return Object.keys(edits).filter(
    (key) => at(server, key) !== at(base, key) && at(server, key) !== edits[key],
  );
}

/** What an item says by its keys, without its place. */
export function cellsOf({ order: _, ...item }: PlainObject): Cells {
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, say(value)]));
}

export function itemCells(config: PlainObject): Readonly<Record<string, Cells>> {
  const items = customerItems(config);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  return Object.fromEntries(items.map((item) => [String(item.id), cellsOf(item)]));
}
