import { type DocumentModel, duplicateRow, removeRow, rowOf } from "../../../list-editor/index.js";
import type { NotificationState } from "../entity.js";
import type { NotificationSettings } from "../settings.js";
import * as transitions from "../transitions.js";
import type { Preset } from "./presets.js";
import { timesToPaste } from "./times-to-paste.js";

/** Announcements of the status line that other lists do not have. */
export interface NotificationAnnouncements {
  row: never;
  whole: Preset;
}

/** Edits of the times by the operator. */
export interface Timings {
  chooseMode(mode: "always" | "window"): void;
  choosePreset(preset: Preset): void;
  addTiming(): void;
  duplicateTiming(key: string): void;
  removeTiming(key: string): void;
  toggleWeekday(key: string, day: number): void;
  setTime(key: string, edge: "from" | "to", time: string): void;
  /** Pastes into a time; true when the text is a time, or two with something between them, which go to both. */
  pasteTimes(key: string, edge: "from" | "to", text: string): boolean;
  completeEnd(key: string): void;
  splitTiming(key: string): void;
}

/** Makes it. */
export function createTimings(
  list: DocumentModel<NotificationState, NotificationSettings, NotificationAnnouncements>,
): Timings {
  const { state, edit } = list;
  return {
    chooseMode: (mode) => void edit(transitions.chooseMode(state(), mode)),
    choosePreset(preset) {
      if (edit(transitions.choosePreset(state(), preset))) list.announceEdit({ kind: preset });
    },
    addTiming: () => void list.insert("added", transitions.addTiming(state()), "from"),
    duplicateTiming: (key) => void list.insert("duplicated", duplicateRow(state(), key), "from"),
    removeTiming(key) {
      const row = rowOf(state(), key);
      if (row) list.remove([row], removeRow(state(), key));
    },
    toggleWeekday: (key, day) => void edit(transitions.toggleWeekday(state(), key, day)),
    setTime: (key, edge, time) => void edit(transitions.setTime(state(), key, edge, time), `${key}.${edge}`),
    pasteTimes(key, edge, text) {
      const times = timesToPaste(edge, text);
      return times !== null && (edit(transitions.setTimes(state(), key, times)) || true);
    },
    completeEnd: (key) => void edit(transitions.completeEnd(state(), key), `${key}.to`),
    splitTiming(key) {
      if (edit(transitions.splitTiming(state(), key))) list.focusOn({ row: key, field: "to" });
    },
  };
}
