import { type Atom, atom } from "jotai/vanilla";
import type { ItemId } from "../../../api/resources.js";
import type { Catalogue, Section } from "../list/catalogue.js";
import type { FieldShown } from "../state.js";
import type { Rows, Scope } from "./rows/rows.js";

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

/** Positions in the list: where keys have led, else what a search brings up. */
export interface ActiveRow {
  /** The position that keys have led to; `null` until they have. */
  readonly moved: Atom<number | null>;
  /** The position where a range begins. */
  readonly anchor: Atom<number | null>;
  /** The position of the active row: where keys have led, else what a search brings up first. */
  readonly current: Atom<number | null>;
  /** The position of what a search has found alone. */
  readonly onlyHit: Atom<number | null>;
  /** Keys have led to the offer to make something new. */
  readonly isOffered: Atom<boolean>;
}

type Atoms<T> = { readonly [Key in keyof T]: Atom<T[Key]> };

/** Makes it of the search, of the rows that it leaves, and of where keys or a press have led. */
export function createActiveRow(
  { catalogue, query, composing }: Atoms<Pick<FieldShown, "catalogue" | "query" | "composing">>,
  { rows, found, scope }: Atoms<{ rows: Rows | null; found: readonly Section[] | null; scope: Scope }>,
  { reached, began }: Atoms<{ reached: Reached | null; began: Reached | null }>,
): ActiveRow {
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
  return {
    moved,
    anchor: posInSetOf(began),
    current,
    onlyHit: atom((get): number | null => {
      const isAlone = get(query) !== "" && (get(rows)?.itemCount ?? 0) === get(injectedCount) + 1;
      return isAlone ? get(injectedCount) : null;
    }),
    isOffered: atom((get): boolean => {
      const [shown, at] = [get(rows), get(current)];
      if (!shown || at === null || !get(reached)?.isOffer) return false;
      return shown.rowAt(shown.rowOf(at)).is === "create";
    }),
  };
}
