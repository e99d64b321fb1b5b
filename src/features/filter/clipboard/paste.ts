import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { containerOf, rowOf, rowsIn, typeOf } from "../../../list-editor/index.js";
import { offeredConditions, offersOrPanels } from "../allowed-conditions.js";
import { type AnyConditionVariant, allConditions, type ConditionVariants } from "../conditions/index.js";
import { type FilterState, orPanelType, type PanelKey } from "../entity.js";
import type { FilterSettings } from "../settings.js";
import { insertConditions } from "../transitions.js";

/** Place of pasted rows: below a row of a panel, or at its end. */
export interface PastePlace {
  panel: PanelKey;
  below: string | null;
}

/** Why something may not stand where it was pasted. */
export interface PasteRefusal {
  type: unknown;
  why: "used" | "nested" | "notOffered";
}

/**
 * The place that the operator means: below the row that has the focus, or at the end of the or-panel that has. An
 * or-panel on an or-panel comes below it, since it cannot come in.
 */
export function placeAt(
  state: FilterState,
  key: string | null,
  items: readonly PlainObject[] = [],
): PastePlace {
  const row = key === null ? undefined : rowOf(state, key);
  if (!row || key === null) return { panel: null, below: null };
  const isPanel = row.children !== null;
  if (isPanel && !items.every((item) => typeOf(item) === orPanelType)) return { panel: key, below: null };
  return { panel: containerOf(state, key) ?? null, below: key };
}

/**
 * Splits pasted rows into those that may stand there and the rest. The rest is named, with the reason: a single-use
 * one that is there already, an or-panel in an or-panel, what is not offered here. Kinds that nobody knows are
 * opaque, as everywhere. Anything in an or-panel that is no object is dropped.
 */
export function judgePaste(
  state: FilterState,
  { panel }: PastePlace,
  items: readonly PlainObject[],
  settings: FilterSettings,
  variants: ConditionVariants = allConditions,
): { inputs: PlainObject[]; refusals: PasteRefusal[]; unreadable: number } {
  const offered = new Set<unknown>(offeredConditions(settings, variants).map(({ type }) => type));
  if (offersOrPanels(settings)) offered.add(orPanelType);
  const refusals: PasteRefusal[] = [];
  let unreadable = 0;

  function select(among: readonly PlainObject[], inOrPanel: boolean, there: Set<unknown>): PlainObject[] {
    return among.flatMap((item) => {
      const type = typeOf(item);
      const known = variants.ofType(type);
      const why = reason(type, known, inOrPanel, there);
      if (why) {
        refusals.push({ type, why });
        return [];
      }
      const kept = type === orPanelType ? withBranches(item) : item;
      if (kept) there.add(type);
      return kept === null ? [] : [kept];
    });
  }

  function reason(
    type: unknown,
    known: AnyConditionVariant | null,
    inOrPanel: boolean,
    there: Set<unknown>,
  ): PasteRefusal["why"] | null {
    const isPanel = type === orPanelType;
    if (isPanel && inOrPanel) return "nested";
    if ((known || isPanel) && !offered.has(type)) return "notOffered";
    return known?.once && there.has(type) ? "used" : null;
  }

  /** An or-panel of which nothing is left is none; one that came empty stays. */
  function withBranches(item: PlainObject): PlainObject | null {
    const { effects } = item;
    if (!Array.isArray(effects) || effects.length === 0) return item;
    const readable = effects.filter(isPlainObject);
    unreadable += effects.length - readable.length;
    const kept = select(readable, true, new Set());
    return kept.length === 0 ? null : { ...item, effects: kept };
  }

  const there = new Set(rowsIn(state, panel).map(({ value: condition }) => typeOf(condition)));
  const inputs = select(items, panel !== null, there);
  return { inputs, refusals, unreadable };
}

/** Puts in what was judged; `null` when there is nothing to put in. */
export function pasteConditions(
  state: FilterState,
  { panel, below }: PastePlace,
  inputs: readonly PlainData[],
): FilterState | null {
  if (inputs.length === 0) return null;
  const rows = rowsIn(state, panel);
  const at = rows.findIndex(({ key }) => key === below);
  return insertConditions(state, panel, at < 0 ? rows.length : at + 1, inputs);
}
