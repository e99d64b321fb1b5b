import type { BeforeFinishDetail, ChangeDetail, EditorEventMap, FinishDetail } from "../../editor/index.js";

/** The events of `<message-timeline>`: its value and its payload are lists of message ids. */
export type TimelineEventMap = Omit<EditorEventMap, "change" | "before-finish" | "finish"> & {
  change: CustomEvent<Omit<ChangeDetail, "value"> & { value: number[] }>;
  "before-finish": CustomEvent<Omit<BeforeFinishDetail, "payload"> & { payload: number[] }>;
  finish: CustomEvent<Omit<FinishDetail, "payload"> & { payload: number[] }>;
};
