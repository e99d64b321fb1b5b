import { type Atom, createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { FocusTarget } from "../../../src/editor/index.js";
import type { ConditionVariants } from "../../../src/features/filter/conditions/index.js";
import { type FilterRow, type FilterState, readFilter } from "../../../src/features/filter/entity.js";
import { createFilterModel, type FilterModel } from "../../../src/features/filter/model.js";
import type { FilterSettings } from "../../../src/features/filter/settings.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../src/lib/plain-data.js";
import { allRows } from "../../../src/list-editor/index.js";
import { everything } from "./filter-settings.js";

/** A condition on tags that may be saved. */
export function tagged(tag: number, more: PlainObject = {}) {
  return { type: 60, use_group: 0, tag_ids: [tag], tag_group_id: null, tag_or: 0, ...more };
}

/** A condition that may be in a panel once. */
export function marked(...marks: number[]) {
  return { type: 50, notify: marks };
}

/** Conditions of which one is enough. */
export function anyOf(...effects: PlainData[]): PlainObject {
  return { type: 120, effects };
}

/** One of a kind that nobody knows. */
export const held: PlainObject = { type: 999, secret: { a: [1] } };

/** A saved filter with these conditions. */
export function filterOf(...inputs: PlainData[]): PlainObject {
  return {
    fid: 5,
    name: "優良顧客",
    group_id: 12,
    is_template: 0,
    inputs,
    take_num: 50,
    sort_type: 1,
    with_blocked: 0,
    user_rate_type: 0,
  };
}

/** The state after such a filter was loaded: rows get the keys r0, r1 and so on, an or-panel before what is in it. */
export function stateOf(...inputs: PlainData[]): FilterState {
  return readFilter(filterOf(...inputs)) as FilterState;
}

/**
 * What stands in the rows, short enough for a table: tags by their ids, marks with an m, others by their type, or-panels
 * as lists.
 */
export function shape({ rows }: FilterState): unknown[] {
  return rows.map(shapeOf);
}

function shapeOf({ value: condition, children: branches }: FilterRow): unknown {
  if (branches !== null) return branches.map(shapeOf);
  if (!isPlainObject(condition)) return condition;
  if (condition.type === 60 && Array.isArray(condition.tag_ids)) return condition.tag_ids[0] ?? "tag";
  return condition.type === 50 && Array.isArray(condition.notify)
    ? `m${condition.notify.join()}`
    : `#${condition.type}`;
}

/** The keys of all rows, panels before what is in them. */
export function keysOf(state: FilterState): string[] {
  return allRows(state).map(({ key }) => key);
}

/** Freezes all there is, so that writing to any of it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/** A model with a content, and what a test looks at. */
export interface OpenFilter {
  model: FilterModel;
  store: ReturnType<typeof createStore>;
  /** How often the element was told of an operator's edit. */
  edits(): number;
  /** Lets time pass, in milliseconds. */
  wait(milliseconds: number): void;
  state(): FilterState;
  shape(): unknown[];
  keys(): string[];
  /** Where the focus was sent; the request counts as carried out. */
  takeFocus(): FocusTarget | null;
  announcement(): unknown;
  /** What an atom of the model holds. */
  look<T>(atom: Atom<T>): T;
  /** Writes to an atom, as a part of the screen does. */
  put<T>(atom: PrimitiveAtom<T>, value: T): void;
  /** Chooses another tag in a row, as its editor does. */
  choose(key: string, tag: number, field?: string): void;
}

/** Opens a model on a filter; steps of the clock are up to the test. */
export function openFilter(
  value: PlainData = filterOf(),
  settings: Partial<FilterSettings> = {},
  conditions?: ConditionVariants,
): OpenFilter {
  const store = createStore();
  let edits = 0;
  let time = 0;
  const model = createFilterModel({
    store,
    settings: { ...everything, ...settings },
    now: () => time,
    localTime: () => "2026-11-21 09:00",
    ...(conditions && { conditions }),
    onEdit: () => {
      edits += 1;
    },
  });
  if (!model.load(value)) throw new Error("the test's own filter cannot be loaded");
  const state = () => store.get(model.atoms.state);
  return {
    model,
    store,
    edits: () => edits,
    wait: (milliseconds) => {
      time += milliseconds;
    },
    state,
    shape: () => shape(state()),
    keys: () => keysOf(state()),
    takeFocus() {
      const focus = store.get(model.atoms.focus);
      model.focusArrived();
      return focus;
    },
    announcement: () => store.get(model.atoms.announcement),
    look: (atom) => store.get(atom),
    put: (atom, value) => store.set(atom, () => value),
    choose: (key, tag, field = "tag_ids") => model.changeCondition(key, tagged(tag), field),
  };
}
