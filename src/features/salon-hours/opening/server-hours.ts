import type { createStore, PrimitiveAtom } from "jotai/vanilla";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { OpeningYear } from "../../opening-hours/index.js";
import { type OpeningDocument, slotOf, specialsOf } from "./document.js";
import {
  decided,
  type OpeningConflict,
  overConfig,
  overSavedYear,
  overYear,
  type Rebased,
  type SavedPart,
} from "./rebase.js";

/** Hours of the server, taken under what is edited. */
export interface ServerHours {
  /** A year as it was read, or read again. Nothing is edited by that. */
  receiveYear(year: number, hours: OpeningYear): void;
  /** The same for special days and steps. */
  receiveConfig(config: PlainObject): void;
  /** Takes the hours that the server has now. Returns true if all could be merged; else there are conflicts from now on. */
  takeYear(year: number, hours: OpeningYear): boolean;
  takeConfig(config: PlainObject): boolean;
  savedYear(year: number, sent: OpeningDocument, answer: OpeningYear): void;
  savedConfig(saved: SavedPart, record: PlainObject): boolean;
  isUndecided(): boolean;
  /** Hours for a draft: what is undecided is as it was before it was found, so that the same is asked again. */
  hoursToKeep(): { readonly loaded: OpeningDocument; readonly config: PlainObject | null };
}

/** Makes it. `value` is what is edited, with its history. */
export function createServerHours(options: {
  store: ReturnType<typeof createStore>;
  value: {
    baseline(): OpeningDocument;
    present(): OpeningDocument;
    rebase(saved: OpeningDocument, over: (step: OpeningDocument) => OpeningDocument): void;
    replace(next: OpeningDocument): void;
  };
  config: PrimitiveAtom<PlainObject | null>;
  conflicts: PrimitiveAtom<readonly OpeningConflict[]>;
  isSaving(): boolean;
}): ServerHours {
  const { store, value, config, conflicts, isSaving } = options;
  /** Version of the configuration before its conflicts were found. */
  let versionBefore: PlainData = null;
  const sides = (): [OpeningDocument, OpeningDocument] => [value.baseline(), value.present()];

  function undecided(): readonly OpeningConflict[] {
    const { chosen } = value.present();
    return store.get(conflicts).filter(({ id }) => chosen[id] === undefined);
  }

  /** Returns whether all could be brought together. */
  function take({ loaded, edited, over, conflicts: found }: Rebased): boolean {
    const anew = found.length > 0;
    const clean = (each: OpeningDocument) => (anew ? { ...each, chosen: {} } : each);
    value.rebase(loaded, (step) => clean(over(step)));
    value.replace(clean(edited));
    if (anew) store.set(conflicts, found);
    return !anew;
  }

  function begin(first: PlainObject): void {
    const over = (each: OpeningDocument) => ({ ...each, specials: specialsOf(first), slot: slotOf(first) });
    value.rebase(over(value.baseline()), over);
    store.set(config, first);
  }

  /** Takes an answer that comes by itself: if it conflicts with the edits, these keep the base that they began with until they are saved. */
  function follow(next: Rebased): boolean {
    return next.conflicts.length === 0 && take(next);
  }

  return {
    receiveYear(year, hours) {
      if (!isSaving() && value.baseline().years[year] !== hours) follow(overYear(...sides(), year, hours));
    },
    receiveConfig(next) {
      const before = store.get(config);
      if (isSaving() || before === next) return;
      if (before === null) begin(next);
      else if (follow(overConfig(...sides(), next))) store.set(config, next);
    },
    takeYear: (year, hours) => take(overYear(...sides(), year, hours)),
    takeConfig(next) {
      const before = store.get(config);
      if (before === null) begin(next);
      if (before === null || before === next) return true;
      versionBefore = before.updated_at ?? null;
      store.set(config, next);
      return take(overConfig(...sides(), next));
    },
    savedYear: (year, sent, answer) => void take(overSavedYear(...sides(), sent, year, answer)),
    savedConfig(saved, record) {
      versionBefore = store.get(config)?.updated_at ?? null;
      store.set(config, record);
      return take(overConfig(...sides(), record, saved));
    },
    isUndecided: () => undecided().length > 0,
    hoursToKeep() {
      const [open, now] = [undecided(), store.get(config)];
      const loaded = open.reduce((each, conflict) => decided(each, conflict, "before"), value.baseline());
      if (now === null || open.every(({ year }) => year !== null)) return { loaded, config: now };
      const { specials, slot } = loaded;
      const before = { special_dates: [...specials], slot_minutes: slot, updated_at: versionBefore };
      return { loaded, config: { ...now, ...before } };
    },
  };
}
