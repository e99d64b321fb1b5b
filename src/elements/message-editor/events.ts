import type { ChangeDetail, EditorEventMap, FinishDetail } from "../../editor/index.js";

/** Detail of `send`. */
export interface SendDetail {
  /** The text as it stands. */
  value: string;
}

/** The events of `<message-editor>`: its value and its payload are texts. */
export type MessageEventMap = Omit<EditorEventMap, "change" | "finish"> & {
  change: CustomEvent<Omit<ChangeDetail, "value"> & { value: string }>;
  finish: CustomEvent<Omit<FinishDetail, "payload"> & { payload: string }>;
  send: CustomEvent<SendDetail>;
};
