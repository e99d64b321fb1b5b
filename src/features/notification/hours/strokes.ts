import type { NotificationState } from "../entity.js";
import { paint } from "../transitions.js";
import type { Stroke } from "./week.js";

/** What strokes need of the model. */
interface PaintedModel {
  state(): NotificationState;
  replace(next: NotificationState | null): void;
  edit(next: NotificationState | null): boolean;
}

/** Painting in the grid: what it will be is seen at once, and all of a stroke is one step. */
export interface Strokes {
  /** Shows the hours as they were before the stroke, with this on them. */
  previewStroke(stroke: Stroke): void;
  /** What was shown last is the operator's edit. */
  endStroke(): void;
  /** The hours are as they were before. */
  takeBackStroke(): void;
}

/** Makes the strokes of one model. Whatever else changes the notification meanwhile ends a stroke. */
export function createStrokes(model: PaintedModel): Strokes {
  let before: NotificationState | null = null;
  let shown: NotificationState | null = null;

  /** What stood there before, if it is still the stroke's. */
  function base(): NotificationState {
    const now = model.state();
    if (before === null || (shown !== now && before !== now)) before = now;
    return before;
  }

  return {
    previewStroke(stroke) {
      const start = base();
      shown = paint(start, stroke) ?? start;
      model.replace(shown);
    },
    endStroke() {
      const [start, end] = [before, shown];
      before = null;
      shown = null;
      if (start === null || end === null || end !== model.state()) return;
      model.replace(start);
      model.edit(end === start ? null : end);
    },
    takeBackStroke() {
      if (before !== null && shown === model.state()) model.replace(before);
      before = null;
      shown = null;
    },
  };
}
