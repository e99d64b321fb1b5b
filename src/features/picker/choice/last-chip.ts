import type { ItemId } from "../../../api/resources.js";
import { type FieldShown, isWhole, type LastChip, type StateHolder } from "../state.js";
import type { Choice } from "./choice.js";
import { isLocked } from "./protection.js";
import type { Selection } from "./selection.js";

/** Backspace on the closed field: it marks what was chosen last, then takes it off. That can be taken back. */
export function createLastChip(state: StateHolder, choice: Choice) {
  /** What was taken off and where it stood; good as long as what is chosen is still what that left. */
  let removed: { id: ItemId; at: number }[] = [];
  let left: Selection | null = null;

  /** Pages may set another value when they hear of an edit; then there is nothing to take back. */
  function note(is: LastChip["is"], id: ItemId): void {
    const { held, touched } = state.now();
    left = touched ? held : null;
    if (touched) state.put({ lastChip: { is, id } });
  }

  return {
    pressBackspace(): void {
      const { lastChip, held, selection } = state.now();
      if (lastChip?.is !== "marked") {
        const id = lastRemovable(state.now());
        state.put({ lastChip: id === undefined ? null : { is: "marked", id } });
        return;
      }
      const { id } = lastChip;
      const at = selection.ids.indexOf(id);
      if (held !== left) removed = [];
      choice.takeOffId(id);
      const { ids } = state.now().held;
      // Where more went, it was what nobody saw, and that stood anywhere.
      removed.push({ id, at: ids.length === selection.ids.length - 1 ? at : ids.length });
      note("takenOff", id);
    },
    /** Puts back what Backspace took off last; `false` when something else was edited since. */
    putBack(): boolean {
      const { held } = state.now();
      const last = held === left ? removed.pop() : undefined;
      if (!last) return false;
      choice.chooseIds(held.ids.toSpliced(last.at, 0, last.id));
      note("putBack", last.id);
      return true;
    },
    /** Whether anything was marked. */
    unmark(): boolean {
      const isMarked = state.now().lastChip?.is === "marked";
      if (isMarked) state.put({ lastChip: null });
      return isMarked;
    },
    /** The focus has left the field. */
    leaveChips: () => state.put({ lastChip: null }),
  };
}

/** The last of what is shown as chosen that may be taken off. */
function lastRemovable({ selection, catalogue, listed, settings }: FieldShown): ItemId | undefined {
  if (listed.is === "loading" || (!settings.multiple && settings.required)) return undefined;
  const showsMissing = settings.showDeleted || !isWhole(listed);
  return selection.ids.findLast((id) => {
    const item = catalogue?.itemOf(id);
    return item ? !isLocked(item, settings) : showsMissing;
  });
}
