import type { ActionState } from "../entity.js";
import { idIn, idsIn, numberIn, type StoredRow, storedRows } from "./stored.js";

/** Effects that undo each other, by what they do. `rows` are those that it is about, in the order of the list. */
export interface Conflict {
  is: "sentToBlocked" | "tagBothWays" | "menuTwice" | "assignedTwice" | "reminderBothWays";
  rows: readonly string[];
  /** What both are about: a tag, a variable, a reminder. */
  id: string | null;
}

/**
 * What in one action works against itself. Nobody is kept from saving it; where one of two effects has a condition
 * nothing is said, since both may be meant.
 */
export function conflictsIn(state: ActionState): Conflict[] {
  const rows = storedRows(state).filter(({ conditional }) => !conditional);
  return [
    ...sentToBlocked(rows),
    ...pairs("tagBothWays", rows.filter(ofType(13)), tagsOf, (one, other) => removes(one) !== removes(other)),
    ...menuTwice(rows),
    ...pairs("assignedTwice", rows.filter(assigns), ({ fields }) => only(idIn(fields.var_id))),
    ...pairs(
      "reminderBothWays",
      rows.filter(ofType(15)),
      ({ fields }) => only(idIn(fields.episode_id)),
      (one, other) => numberIn(one.fields.firetype) !== numberIn(other.fields.firetype),
    ),
  ];
}

/** A blocked friend gets no messages (actions-and-filters §9). */
function sentToBlocked(rows: readonly StoredRow[]): Conflict[] {
  const blocks = rows.filter(({ type, fields }) => type === 7 && numberIn(fields.user_rate) === -1);
  const sends = rows.filter(({ type }) => type === 1 || type === 12);
  if (blocks.length === 0 || sends.length === 0) return [];
  const concerned = new Set([...blocks, ...sends]);
  return [{ is: "sentToBlocked", rows: keysOf(rows.filter((row) => concerned.has(row))), id: null }];
}

/** Of several menus only the last is there in the end. */
function menuTwice(rows: readonly StoredRow[]): Conflict[] {
  const menus = rows.filter(({ type, fields }) => type === 14 && (fields.menu_id ?? null) !== null);
  return menus.length > 1 ? [{ is: "menuTwice", rows: keysOf(menus), id: null }] : [];
}

/** One conflict for each thing that several effects are about, where two of them clash. */
function pairs(
  is: Conflict["is"],
  rows: readonly StoredRow[],
  thingsOf: (row: StoredRow) => readonly string[],
  clash: (one: StoredRow, other: StoredRow) => boolean = () => true,
): Conflict[] {
  const about = new Map<string, StoredRow[]>();
  for (const row of rows) {
    for (const id of new Set(thingsOf(row))) about.set(id, [...(about.get(id) ?? []), row]);
  }
  return [...about].flatMap(([id, all]) =>
    all.some((one, at) => all.slice(at + 1).some((other) => clash(one, other)))
      ? [{ is, rows: keysOf(all), id }]
      : [],
  );
}

/** Only tags that are named: what a folder or linked data gives is not known here. */
function tagsOf({ fields }: StoredRow): string[] {
  const isNamed = numberIn(fields.use_group) !== 1 && (numberIn(fields.remove) ?? 0) < 2;
  return isNamed ? idsIn(fields.tag_ids) : [];
}

function removes({ fields }: StoredRow): boolean {
  return numberIn(fields.remove) === 1;
}

/** Assigning replaces what was there; adding to it does not. */
function assigns({ type, fields }: StoredRow): boolean {
  return type === 6 && numberIn(fields.operand ?? 1) === 1;
}

function ofType(type: number): (row: StoredRow) => boolean {
  return (row) => row.type === type;
}

function only(id: string | null): string[] {
  return id === null ? [] : [id];
}

function keysOf(rows: readonly StoredRow[]): string[] {
  return rows.map(({ key }) => key);
}
