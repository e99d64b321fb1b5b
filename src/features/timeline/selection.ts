import { type Atom, atom } from "jotai/vanilla";
import type { EditedValueModel } from "../../editor/index.js";
import type { TimelineSettings } from "./settings.js";

type Ids = readonly number[];

/** Messages that the operator selects. */
export interface MessageSelection {
  /** Selects a message or leaves it; from then on ranges begin there. */
  toggle(id: number): void;
  /** All messages from where the last one was selected or left to this one become as that one is. */
  selectRange(to: number, shown: Ids): void;
  select(ids: Ids): void;
  clear(): void;
}

/** Makes it for what is selected. */
export function createMessageSelection(
  model: EditedValueModel<Ids, TimelineSettings>,
): MessageSelection & { readonly selectedIds: Atom<ReadonlySet<number>> } {
  const { present, edit } = model;
  /** Start of a range: the message that was selected or left last. */
  let rangeStart: number | null = null;

  function toggle(id: number): void {
    const now = present();
    rangeStart = id;
    edit(now.includes(id) ? now.filter((each) => each !== id) : [...now, id]);
  }

  return {
    selectedIds: atom((get): ReadonlySet<number> => new Set(get(model.atoms.present))),
    toggle,
    selectRange(to, shown) {
      const from = shown.indexOf(rangeStart ?? Number.NaN);
      const end = shown.indexOf(to);
      if (from < 0 || end < 0) {
        toggle(to);
        return;
      }
      const range = shown.slice(Math.min(from, end), Math.max(from, end) + 1);
      const selecting = present().includes(shown[from] as number);
      const rest = present().filter((id) => !range.includes(id));
      edit(selecting ? [...rest, ...range] : rest);
    },
    select(ids) {
      const now = new Set(present());
      const more = ids.filter((id) => !now.has(id));
      if (more.length > 0) edit([...now, ...more]);
    },
    clear() {
      rangeStart = null;
      edit([]);
    },
  };
}
