import type { PlainObject } from "../../lib/plain-data.js";
import {
  type DocumentModel,
  firstNewRow,
  type Row,
  rowOf,
  type SelectionEdits,
} from "../../list-editor/index.js";
import type { EpisodeState } from "./entity.js";
import type { Timing } from "./kinds.js";
import type { EpisodeSettings } from "./settings.js";
import type { ContentKind } from "./steps/step.js";
import * as step from "./steps/transitions.js";
import * as transitions from "./transitions.js";

/** Announcements of the status line that other lists do not have. */
export interface EpisodeAnnouncements {
  row: never;
  whole: "sorted";
}

/** Edits of the steps by the operator. */
export interface StepEdits extends SelectionEdits {
  addStep(): void;
  duplicateStep(key: string): void;
  /** The focus goes to the next step, else to the one before, else to the button that adds one. */
  removeSteps(keys: readonly string[]): void;
  moveStep(key: string, by: -1 | 1, field?: string): void;
  /** Puts a step, and what else is selected if it is, at a place of the list, counted from 0. */
  moveStepTo(key: string, index: number): void;
  /** Copies that were pasted; gives their rows. */
  insertSteps(steps: readonly PlainObject[], below: string | null): readonly Row[];
  setDays(key: string, days: number | string | null): void;
  setTime(key: string, time: string): void;
  setOffset(key: string, minutes: number | string | null): void;
  chooseDirection(key: string, direction: "before" | "after"): void;
  chooseTiming(key: string, timing: Timing): void;
  chooseContent(key: string, kind: ContentKind): void;
  /** Edits of one `field` may join. */
  writeText(key: string, text: string, field: string): void;
  chooseTemplate(key: string, id: number | null): void;
  chooseAction(key: string, id: number | null): void;
}

/** Edits of the steps, with what is seen of them: where the focus goes, what is announced. */
export function createStepEdits(
  list: DocumentModel<EpisodeState, EpisodeSettings, EpisodeAnnouncements>,
  expand: (key: string) => void,
): StepEdits {
  const { state, selection } = list;

  function insert(kind: "added" | "duplicated", next: EpisodeState | null): void {
    const before = state();
    if (!list.insert(kind, next)) return;
    const row = firstNewRow(before, state());
    if (row) expand(row.key);
  }

  /** By its key, not by where it stood: the page may have changed the list meanwhile. */
  function withRow(key: string, change: (row: Row) => void): void {
    const row = rowOf(state(), key);
    if (row) change(row);
  }

  function moveSelected(next: EpisodeState | null, focus?: { row: string; field: string }): void {
    const rows = selection.rows();
    if (!list.edit(next)) return;
    if (focus) list.focusOn(focus);
    list.announceRows("moved", next, rows);
  }

  function removeSteps(keys: readonly string[]): void {
    const rows = state().rows.filter(({ key }) => keys.includes(key));
    list.remove(rows, transitions.removeSteps(state(), new Set(keys)));
  }

  return {
    addStep: () => insert("added", transitions.addStep(state())),
    duplicateStep: (key) => insert("duplicated", transitions.duplicateStep(state(), key)),
    removeSteps,
    removeSelected: () => removeSteps([...selection.keys()]),
    moveStep: (key, by, field = by === 1 ? "moveDown" : "moveUp") =>
      withRow(key, (row) => list.move(row, transitions.moveStep(state(), key, by), field)),
    moveStepTo(key, index) {
      const field = "grip";
      const selected = selection.keys();
      if (selected.has(key) && selected.size > 1)
        moveSelected(transitions.moveStepsTo(state(), selected, key, index), { row: key, field });
      else withRow(key, (row) => list.move(row, transitions.moveStepTo(state(), key, index), field));
    },
    moveSelected: (by, focus) =>
      moveSelected(
        transitions.moveSteps(state(), selection.keys(), by),
        focus?.row ? { row: focus.row, field: focus.field } : undefined,
      ),
    moveSelectedTo: (key, index, focus) =>
      moveSelected(
        transitions.moveStepsTo(state(), selection.keys(), key, index),
        focus.row ? { row: focus.row, field: focus.field } : undefined,
      ),
    insertSteps(steps, below) {
      const before = state();
      list.edit(transitions.insertSteps(before, steps, below));
      const known = new Set(before.rows.map(({ key }) => key));
      return state().rows.filter(({ key }) => !known.has(key));
    },
    setDays: (key, days) => void list.edit(step.setDays(state(), key, days), `${key}.days`),
    setTime: (key, time) => void list.edit(step.setTime(state(), key, time), `${key}.time`),
    setOffset: (key, minutes) => void list.edit(step.setOffset(state(), key, minutes), `${key}.offset_min`),
    chooseDirection: (key, direction) => void list.edit(step.chooseDirection(state(), key, direction)),
    chooseTiming: (key, timing) => void list.edit(step.chooseTiming(state(), key, timing)),
    chooseContent: (key, kind) => void list.edit(step.chooseContent(state(), key, kind)),
    writeText: (key, text, field) => void list.edit(step.writeText(state(), key, text), `${key}.${field}`),
    chooseTemplate: (key, id) => void list.edit(step.chooseTemplate(state(), key, id)),
    chooseAction: (key, id) => void list.edit(step.chooseAction(state(), key, id)),
  };
}
