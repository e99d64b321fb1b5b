import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import type { Catalogue } from "./catalogue.js";
import { arrange, type Rows, type Scope } from "./rows.js";
import type { Selection } from "./selection.js";
import { mayAdd, type PickerSettings } from "./settings.js";

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

  const rows = atom((get): Rows | null => {
    const list = get(catalogue);
    if (!list) return null;
    const text = get(query);
    return arrange({
      catalogue: list,
      scope: get(scope),
      query: text,
      missing: get(missing),
      offersNew: text.trim() !== "" && mayAdd(get(settings)),
    });
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
    atoms: { open, query, scope, active, anchor, rows },

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
    /** What is chosen now stays listed, ticked or not, until the operator looks elsewhere. */
    lookAtChosen(): void {
      const { marks } = store.get(selection);
      lookAt({ is: "chosen", places: placesOf(marks) });
    },
    /** A key leads to another row; with `extend` the range goes on from where it began. */
    moveTo(position: number, extend = false): void {
      const from = store.get(anchor) ?? store.get(active) ?? position;
      store.set(anchor, extend ? from : position);
      store.set(active, position);
    },
    goToPlace(place: number): void {
      const list = store.get(rows);
      if (!list || place < 0) return;
      const position = list.places().indexOf(place);
      if (position >= 0) store.set(active, position);
    },
    /** The places of one folder that the query finds. */
    foundInGroup(id: ItemId | null): Uint32Array {
      const list = store.get(catalogue);
      if (!list) return new Uint32Array(0);
      const places = list.inGroup(id);
      const text = store.get(query);
      return text === "" ? places : places.filter(list.search.matcher(text));
    },
  };
}

function placesOf(marks: Uint8Array): Uint32Array {
  const places: number[] = [];
  for (let place = 0; place < marks.length; place++) if (marks[place] === 1) places.push(place);
  return Uint32Array.from(places);
}
