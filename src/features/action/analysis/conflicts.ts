import type { EffectVariants, TouchedThing } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import { type StoredRow, storedRows } from "./stored.js";

/** Effects that undo each other, by what they do. `rows` are those that it is about, in the order of the list. */
export interface Conflict {
  is: "sentToBlocked" | TouchedThing["conflict"];
  rows: readonly string[];
  /** Subject of both: a tag, a variable, a reminder. */
  thing: TouchedThing["thing"] | null;
}

/** In the order in which they are shown. */
const kinds: readonly TouchedThing["conflict"][] = [
  "tagBothWays",
  "menuTwice",
  "assignedTwice",
  "reminderBothWays",
];

/**
 * The conflicts in one action. They keep nobody from saving; where one of two effects has a condition there is none, since
 * both may be meant.
 */
export function conflictsIn(state: ActionState, effects: EffectVariants): Conflict[] {
  const rows = storedRows(state, effects).filter(({ conditional }) => !conditional);
  const touched = rows.map((row) => ({ key: row.key, things: touchedBy(row) }));
  return [...sentToBlocked(rows), ...kinds.flatMap((kind) => clashes(kind, touched))];
}

/** A blocked friend gets no messages (rules: block-warning). */
function sentToBlocked(rows: readonly StoredRow[]): Conflict[] {
  const blocks = rows.filter(({ read }) => read?.definition.lasting?.(read.value) === "blocks");
  const sends = rows.filter(({ read }) => read?.definition.sends);
  if (blocks.length === 0 || sends.length === 0) return [];
  const concerned = new Set([...blocks, ...sends]);
  const keys = rows.filter((row) => concerned.has(row)).map(({ key }) => key);
  return [{ is: "sentToBlocked", rows: keys, thing: null }];
}

/** Things that an effect changes; nothing for what cannot be read. */
function touchedBy({ read }: StoredRow): readonly TouchedThing[] {
  if (!read || read.unreadable.length > 0) return [];
  return read.definition.touches?.(read.value) ?? [];
}

/** One conflict for each thing that several effects are about, where two of them do not do the same to it. */
function clashes(
  kind: TouchedThing["conflict"],
  rows: readonly { key: string; things: readonly TouchedThing[] }[],
): Conflict[] {
  const about = new Map<string, { key: string; touched: TouchedThing }[]>();
  for (const { key, things } of rows) {
    const own = new Map(
      things.filter(({ conflict }) => conflict === kind).map((each) => [nameOf(each), each]),
    );
    for (const [name, touched] of own) about.set(name, [...(about.get(name) ?? []), { key, touched }]);
  }
  return [...about.values()].flatMap((all) => {
    const [first, ...others] = all;
    const clash = others.some(({ touched: { does } }) => does === undefined || does !== first?.touched.does);
    return clash ? [{ is: kind, rows: all.map(({ key }) => key), thing: first?.touched.thing ?? null }] : [];
  });
}

function nameOf({ thing }: TouchedThing): string {
  return thing ? `${thing.kind} ${thing.id}` : "";
}
