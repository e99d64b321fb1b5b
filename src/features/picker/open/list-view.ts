import { type Atom, atom } from "jotai/vanilla";
import type { ItemId } from "../../../api/resources.js";
import { trimUnseen } from "../../../lib/fold.js";
import { isLocked, protects } from "../choice/protection.js";
import { countChosen, type Selection } from "../choice/selection.js";
import type { Catalogue, Section } from "../list/catalogue.js";
import { mayAdd } from "../settings.js";
import type { FieldShown } from "../state.js";
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

/** A row and what stood there: a list that is loaded again may have it elsewhere, and another search is another list. */
export interface Reached {
  readonly ariaPosInSet: number;
  /** `null` for what is no item of the list. */
  readonly id: ItemId | null;
  readonly catalogue: Catalogue | null;
  readonly query: string;
  /** The offer to make something new: Enter takes it only where somebody was led to it. */
  readonly isOffer: boolean;
}

/** A name in doubt, and where the item stands that is named like it. */
export interface LookAlike {
  readonly name: string;
  readonly index: number;
}

/** Values that follow from the state of a picker and of its open list. */
export interface ListView {
  readonly scope: Atom<Scope>;
  readonly finder: Atom<Finder | null>;
  /** Sections that the query finds; `null` until the list is loaded. */
  readonly found: Atom<readonly Section[] | null>;
  readonly counts: Atom<FoundCounts | null>;
  /** Counts of what is chosen among what was found, by folder. */
  readonly chosenCounts: Atom<Uint32Array | null>;
  readonly rows: Atom<Rows | null>;
  /** The position that keys have led to; `null` until they have. */
  readonly moved: Atom<number | null>;
  /** The position where a range begins. */
  readonly anchor: Atom<number | null>;
  /** The position of the active row: where keys have led, else what a search brings up first. */
  readonly current: Atom<number | null>;
  /** The position of what a search has found alone. */
  readonly onlyHit: Atom<number | null>;
  /** True when what was looked for is taken and nothing else is asked of the list. */
  readonly isDone: Atom<boolean>;
  /** Keys have led to the offer to make something new. */
  readonly isOffered: Atom<boolean>;
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

  /** The row that was reached, also in a list that was loaded again or has a new item since then. */
  const posInSetOf = (from: Atom<Reached | null>) =>
    atom((get): number | null => {
      const [at, list, shown] = [get(from), get(catalogue), get(rows)];
      if (!at || at.query !== get(query)) return null;
      if (!list || !shown || at.id === null || at.catalogue === list) return at.ariaPosInSet;
      const index = list.placeOf(at.id);
      const ariaPosInSet = index < 0 ? -1 : shown.indices().indexOf(index);
      return ariaPosInSet < 0 ? null : ariaPosInSet;
    });
  const moved = posInSetOf(reached);
  const anchor = posInSetOf(began);
  const injectedCount = atom((get): number => {
    const first = get(found)?.[0];
    return first?.of === "super" && get(scope).is === "all" ? first.places.length : 0;
  });
  /**
   * Injected items stand first whatever is asked for; what was asked for comes after them. Where there is none of it and it
   * can be made, nothing: Enter leads to the offer first. Never a deleted one, which Enter would take off.
   */
  const firstFound = atom((get): number | null => {
    const [injected, shown] = [get(injectedCount), get(rows)];
    if (!shown) return null;
    const { itemCount, missingCount, ariaSetSize } = shown;
    if (injected < itemCount) return injected;
    if (ariaSetSize > itemCount + missingCount) return null;
    return itemCount > 0 ? 0 : null;
  });
  const current = atom((get): number | null => {
    const all = get(rows)?.ariaSetSize ?? 0;
    const at = get(moved) ?? (get(query) !== "" && !get(composing) ? get(firstFound) : null);
    return at === null || all === 0 ? null : Math.min(at, all - 1);
  });
  const onlyHit = atom((get): number | null => {
    const isAlone = get(query) !== "" && (get(rows)?.itemCount ?? 0) === get(injectedCount) + 1;
    return isAlone ? get(injectedCount) : null;
  });
  const isDone = atom((get) => get(state).emptied && get(query) === "" && get(current) === null);
  const isOffered = atom((get): boolean => {
    const [shown, at] = [get(rows), get(current)];
    if (!shown || at === null || !get(reached)?.isOffer) return false;
    return shown.rowAt(shown.rowOf(at)).is === "create";
  });
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
    moved,
    anchor,
    current,
    onlyHit,
    isDone,
    isOffered,
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
