import { type Atom, atom } from "jotai/vanilla";
import { trimUnseen } from "../../../lib/fold.js";
import { isLocked, protects } from "../choice/protection.js";
import { countChosen, type Selection } from "../choice/selection.js";
import type { Catalogue, Section } from "../list/catalogue.js";
import { mayAdd } from "../settings.js";
import type { FieldShown } from "../state.js";
import { type ActiveRow, createActiveRow, type Reached } from "./active-row.js";
import { matchNames, type PastedNames } from "./paste/pasting.js";
import { arrange, countFound, type FoundCounts, type Rows, type Scope } from "./rows/rows.js";
import { createFinder, type Finder } from "./search/finder.js";

/** How the operator looks at an open list. */
export interface ListState {
  /** The part of the list that is looked at. */
  readonly scope: Scope;
  /** Row that keys or a press have reached; `null` until they have. */
  readonly reached: Reached | null;
  /** Start of a range. */
  readonly anchor: Reached | null;
  /** A name to be added that is like one in the list. */
  readonly doubtedName: string | null;
  /** True once the only hit of a search was taken, which emptied the search. */
  readonly emptied: boolean;
}

/** A name in doubt, and where the item stands that is named like it. */
export interface LookAlike {
  readonly name: string;
  readonly index: number;
}

/** Values that follow from the state of a picker and of its open list. */
export interface ListView extends ActiveRow {
  readonly scope: Atom<Scope>;
  readonly finder: Atom<Finder | null>;
  /** Sections that the query finds; `null` until the list is loaded. */
  readonly found: Atom<readonly Section[] | null>;
  readonly counts: Atom<FoundCounts | null>;
  /** Counts of what is chosen among what was found, by folder. */
  readonly chosenCounts: Atom<Uint32Array | null>;
  readonly rows: Atom<Rows | null>;
  /** True when what was looked for is taken and nothing else is asked of the list. */
  readonly isDone: Atom<boolean>;
  /** Count of chosen items that the list does not show now. */
  readonly hidden: Atom<number>;
  /** Count of those that go with it when all is taken off. */
  readonly goesUnseen: Atom<number>;
  /** The name in doubt and the item that is named like it, as long as there is one. */
  readonly lookAlike: Atom<LookAlike | null>;
  readonly pasted: Atom<PastedNames | null>;
}

/** Makes atoms, each worked out again only when what it is made of has changed. */
export function createListView(field: Atom<FieldShown>, state: Atom<ListState>): ListView {
  const ofField = <K extends keyof FieldShown>(key: K) => atom((get) => get(field)[key]);
  const ofState = <K extends keyof ListState>(key: K) => atom((get) => get(state)[key]);
  const [catalogue, settings, selection] = [ofField("catalogue"), ofField("settings"), ofField("selection")];
  const [missing, count, query] = [ofField("missing"), ofField("count"), ofField("query")];
  const pastedNames = ofField("pastedNames");
  const [scope, reached, began] = [ofState("scope"), ofState("reached"), ofState("anchor")];
  const [composing, doubtedName] = [ofField("composing"), ofState("doubtedName")];

  const finder = atom((get) => {
    const list = get(catalogue);
    return list && createFinder(list);
  });
  const found = atom((get) => get(finder)?.find(get(query)) ?? null);
  const counts = atom((get) => {
    const [list, sections] = [get(catalogue), get(found)];
    return list && sections && countFound(sections, list);
  });
  const chosenCounts = atom((get) => {
    const [list, sections] = [get(catalogue), get(found)];
    return list && sections && countChosenPerGroup(sections, list, get(selection));
  });
  const rows = atom((get): Rows | null => {
    const [list, sections] = [get(catalogue), get(found)];
    if (!list || !sections) return null;
    return arrange({
      catalogue: list,
      found: sections,
      scope: get(scope),
      missing: get(missing),
      offersNew: trimUnseen(get(query)) !== "" && !get(composing) && mayAdd(get(settings)),
    });
  });

  const active = createActiveRow({ catalogue, query, composing }, { rows, found, scope }, { reached, began });
  const isDone = atom((get) => get(state).emptied && get(query) === "" && get(active.current) === null);
  const hidden = atom((get) => {
    const [list, chosen] = [get(rows), get(selection)];
    if (!list || get(count) === 0) return 0;
    // Most of the time everything is listed, and nothing need be counted.
    const listed =
      list.itemCount === get(catalogue)?.count
        ? chosen.ids.length - chosen.missing.length
        : countChosen(chosen, list.indices());
    return get(count) - listed - list.missingCount;
  });

  const goesUnseen = atom((get) => {
    const [list, all, unseen] = [get(rows), get(catalogue), get(hidden)];
    if (!list || !all || unseen === 0 || !protects(get(settings))) return unseen;
    const seen = new Set(list.indices());
    const { marks } = get(selection);
    const stays = (chosen: number, index: number) =>
      chosen === 1 && !seen.has(index) && isLocked(all.itemAt(index), get(settings));
    return unseen - marks.filter(stays).length;
  });

  const lookAlike = atom((get) => {
    const name = get(doubtedName);
    const index = name === null ? -1 : (get(finder)?.indexOfNearDuplicate(name) ?? -1);
    return name !== null && index >= 0 ? { name, index } : null;
  });
  /** Looked up in the list as it stands: one that is loaded again has its items in other places. */
  const pasted = atom((get) => {
    const [names, list] = [get(pastedNames), get(catalogue)];
    return names && list && matchNames(names, list);
  });
  return {
    scope,
    finder,
    found,
    counts,
    chosenCounts,
    rows,
    ...active,
    isDone,
    hidden,
    goesUnseen,
    lookAlike,
    pasted,
  };
}

function countChosenPerGroup(found: readonly Section[], list: Catalogue, { marks }: Selection): Uint32Array {
  const counts = new Uint32Array(list.groups.length);
  for (const { places: indices } of found) {
    for (const index of indices) {
      const at = list.groupAt(index);
      if (at >= 0 && marks[index] === 1) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}
