import type { ItemId } from "../../../api/resources.js";
import { type FieldShown, isWhole, type StateHolder } from "../state.js";
import type { Choice, Indices } from "./choice.js";
import { isLocked } from "./protection.js";
import { leaveOutMissing, type Selection } from "./selection.js";

/** Step that can be undone: a chip that Backspace took off, or a large change of the choice. */
interface Step {
  /** The chip; `null` for what was many. */
  readonly id: ItemId | null;
  readonly before: Selection;
  readonly after: Selection;
  /** Search text at that time: letters that were typed since are taken back first, and by the browser. */
  readonly query: string;
}

/** Edits of the choice as the operator makes them: what is said of them is kept, and most can be taken back. */
export interface ChoiceSteps {
  /** Marks the chip that was chosen last; takes off the one that is marked. */
  pressBackspace(): void;
  /** Takes the last step back; `false` when something else was edited since. */
  putBack(): boolean;
  choose(index: number): void;
  takeOff(index: number): void;
  /** Takes some off and ticks others, as one edit. */
  swap(off: Indices, on: Indices): void;
  /** By the button of a chip. */
  takeOffId(id: ItemId): void;
  chooseAlso(indices: Indices): void;
  /** Ticks what may be ticked of these; if all of it is ticked, takes it off. */
  toggleAll(indices: Indices): void;
  takeOffMissing(ids: readonly ItemId[]): void;
  /** Takes everything off that this operator may touch. */
  clear(): void;
  /** Removes the mark; true if there was one. */
  unmark(): boolean;
  /** The focus has left the field. */
  leaveChips(): void;
}

/** Each keeps the whole choice, which may be 100,000. */
const mostSteps = 20;

/**
 * Backspace on the closed field: it marks what was chosen last, then takes it off. That can be undone, and so can a
 * chip's button, and what changes much of the choice at once. Of each change of several it is kept what is said of it.
 */
export function createLastChip(state: StateHolder, choice: Choice): ChoiceSteps {
  /** Good as long as what is chosen is still what the last of them left. */
  let steps: readonly Step[] = [];

  /** Pages may set another value when they hear of an edit; then there is nothing to take back. */
  function take(id: ItemId | null, edit: () => void): void {
    const { held, selection, gone, missing, query } = state.now();
    edit();
    const { held: after, touched } = state.now();
    if (after === held) return;
    // An item that leaves with the first edit does not come back.
    const before = leaveOutMissing(selection, missing.length > 0 ? [] : gone);
    const earlier = steps.at(-1)?.after === held ? steps.slice(1 - mostSteps) : [];
    steps = touched ? [...earlier, { id, before, after, query }] : [];
    if (touched) state.put({ lastChip: id === null ? { is: "several", id } : { is: "takenOff", id } });
  }
  /** Makes an edit that a press takes back, and says what became of it. */
  function notify(is: "chosenNow" | "takenOff" | "several", index: number | null, edit: () => void): void {
    const { held, catalogue } = state.now();
    edit();
    const { held: after, touched, settings } = state.now();
    if (after === held || !touched || !settings.multiple) return;
    state.put({ lastChip: { is, id: index === null ? null : (catalogue?.itemAt(index).id ?? null) } });
  }
  const asStep =
    <Given extends unknown[]>(edit: (...given: Given) => void) =>
    (...given: Given) =>
      take(null, () => edit(...given));

  return {
    pressBackspace(): void {
      const { lastChip } = state.now();
      if (lastChip?.is === "marked" && lastChip.id !== null) {
        const { id } = lastChip;
        take(id, () => choice.takeOffId(id));
        return;
      }
      const id = lastRemovable(state.now());
      state.put({ lastChip: id === undefined ? null : { is: "marked", id } });
    },
    putBack(): boolean {
      const step = steps.at(-1);
      const { held, query } = state.now();
      if (step?.after !== held || step.query !== query) return false;
      steps = steps.slice(0, -1);
      choice.put(step.before);
      if (state.now().touched) state.put({ lastChip: { is: "putBack", id: step.id } });
      return true;
    },
    choose: (index: number) => notify("chosenNow", index, () => choice.choose(index)),
    takeOff: (index: number) => notify("takenOff", index, () => choice.takeOff(index)),
    swap: (...range) => notify("several", null, () => choice.swap(...range)),
    takeOffId: (id: ItemId) => take(id, () => choice.takeOffId(id)),
    chooseAlso: asStep(choice.chooseAlso),
    toggleAll: asStep(choice.toggleAll),
    takeOffMissing: asStep(choice.takeOffMissing),
    clear: asStep(choice.clear),
    unmark(): boolean {
      const isMarked = state.now().lastChip?.is === "marked";
      if (isMarked) state.put({ lastChip: null });
      return isMarked;
    },
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
