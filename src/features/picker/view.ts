import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import type { Catalogue, Section } from "./catalogue.js";
import { arrange, countFound, findIn, placesInGroup, type Rows, type Scope } from "./rows.js";
import { countChosen, type Selection } from "./selection.js";
import { mayAdd, type PickerSettings } from "./settings.js";

/** What is seen of the list of one picker. */
export type ListView = ReturnType<typeof createListView>;

/** What is open and looked at: the query, the part of the list, the active row. */
export function createListView(options: {
  store: ReturnType<typeof createStore>;
  catalogue: Atom<Catalogue | null>;
  selection: Atom<Selection>;
  missing: Atom<readonly ItemId[]>;
  settings: Atom<PickerSettings>;
}) {
  const { store, catalogue, selection, missing, settings } = options;
  const open = atom(false);
  const query = atom("");
  const scope = atom<Scope>({ is: "all" });
  /** Where the keys have led; `null` until one has. */
  const active = atom<number | null>(null);
  /** Where a range begins. */
  const anchor = atom<number | null>(null);
  /** The input method is converting: what is found follows, what Enter would choose waits. */
  const composing = atom(false);

  const found = atom((get) => {
    const list = get(catalogue);
    return list && findIn(list, get(query));
  });
  const counts = atom((get) => {
    const [list, sections] = [get(catalogue), get(found)];
    return list && sections && countFound(sections, list);
  });
  /** Of what was found of each folder, how much is chosen. */
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
      offersNew: get(query).trim() !== "" && mayAdd(get(settings)),
    });
  });
  /** The active row: where keys have led, else what a search brings up first. */
  const current = atom((get): number | null => {
    const count = get(rows)?.positionCount ?? 0;
    const at = get(active) ?? (get(query) !== "" && !get(composing) ? 0 : null);
    return at === null || count === 0 ? null : Math.min(at, count - 1);
  });
  /** Of what is chosen, how much the list does not show now. */
  const hidden = atom((get) => {
    const list = get(rows);
    const selected = get(selection);
    if (selected.ids.length === 0) return 0;
    return list ? selected.ids.length - countChosen(selected, list.places()) - get(missing).length : 0;
  });

  function lookAt(next: Scope): void {
    store.set(scope, next);
    startAtTop();
  }
  function startAtTop(): void {
    store.set(active, null);
    store.set(anchor, null);
  }

  return {
    atoms: { open, query, scope, active, current, rows, counts, chosenCounts, hidden },

    open(): void {
      store.set(query, "");
      lookAt({ is: "all" });
      store.set(open, true);
    },
    close: () => store.set(open, false),
    search(text: string): void {
      if (text === store.get(query)) return;
      store.set(query, text);
      startAtTop();
    },
    lookAt(next: Exclude<Scope, { is: "chosen" }>): void {
      lookAt(next);
    },
    /** Letters that were typed before the search box was there. */
    type(letters: string): void {
      store.set(query, store.get(query) + letters);
      startAtTop();
    },
    /** What is chosen now stays listed, ticked or not, until the operator looks elsewhere. */
    lookAtChosen(): void {
      const { marks } = store.get(selection);
      lookAt({ is: "chosen", places: placesOf(marks) });
    },
    compose: (under: boolean) => store.set(composing, under),
    /** A key or a press leads to another row, and a range begins there. */
    moveTo(position: number): void {
      store.set(anchor, position);
      store.set(active, position);
    },
    /** The same with Shift: the range goes on from where it began. */
    extendTo(position: number): { start: number; left: number } {
      const left = store.get(current) ?? position;
      const start = store.get(anchor) ?? left;
      store.set(anchor, start);
      store.set(active, position);
      return { start, left };
    },
    goToPlace(place: number): void {
      const list = store.get(rows);
      if (!list || place < 0) return;
      const position = list.places().indexOf(place);
      if (position >= 0) store.set(active, position);
    },
    /** The places of one folder that the query finds. */
    foundInGroup(id: ItemId | null): Uint32Array {
      const [list, sections] = [store.get(catalogue), store.get(found)];
      return list && sections ? placesInGroup(id, sections, list) : new Uint32Array(0);
    },
  };
}

function countChosenPerGroup(found: readonly Section[], list: Catalogue, { marks }: Selection): Uint32Array {
  const counts = new Uint32Array(list.groups.length);
  for (const { places } of found) {
    for (const place of places) {
      const at = list.groupAt(place);
      if (at >= 0 && marks[place] === 1) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

function placesOf(marks: Uint8Array): ReadonlySet<number> {
  const places = new Set<number>();
  for (let place = 0; place < marks.length; place++) if (marks[place] === 1) places.add(place);
  return places;
}
