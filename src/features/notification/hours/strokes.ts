import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { NotificationState } from "../entity.js";
import { paint } from "../transitions.js";
import type { Stroke } from "./week.js";

/** The part of the model that strokes need. */
interface PaintedModel {
  readonly atoms: { readonly state: Atom<NotificationState> };
  edit(next: NotificationState | null): boolean;
}

/** Painting in the grid: what it will be is seen at once there, and nowhere else; all of a stroke is one step. */
export interface Strokes {
  /** Stroke that is being painted over the hours. */
  readonly stroke: Atom<Stroke | null>;
  previewStroke(stroke: Stroke): void;
  /** Makes the stroke an edit; true if that changes anything. */
  endStroke(): boolean;
  takeBackStroke(): void;
}

/**
 * Makes the strokes of one model. Until a stroke ends the notification stays as it was: rows that are rewritten would push
 * the grid away under the pointer. Whatever else changes the notification meanwhile ends a stroke.
 */
export function createStrokes(model: PaintedModel, store: ReturnType<typeof createStore>): Strokes {
  const { state } = model.atoms;
  const shown = atom<{ readonly on: NotificationState; readonly stroke: Stroke } | null>(null);
  const stroke = atom((get) => {
    const painting = get(shown);
    return painting?.on === get(state) ? painting.stroke : null;
  });
  return {
    stroke,
    previewStroke(next) {
      store.set(shown, { on: store.get(shown)?.on ?? store.get(state), stroke: next });
    },
    endStroke() {
      const last = store.get(stroke);
      store.set(shown, null);
      return last !== null && model.edit(paint(store.get(state), last));
    },
    takeBackStroke: () => store.set(shown, null),
  };
}
