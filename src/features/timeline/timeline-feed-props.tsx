import type { Message } from "../../api/timeline.js";
import type { EditorCommands } from "../../editor/index.js";
import type { MessagePages } from "./source.js";
import type { TimelineModel } from "./timeline-model.js";
import type { Wanted } from "./use-confirm-matching.js";

/** Parts of the screen that its feed needs. */
export interface TimelineFeedProps {
  model: TimelineModel;
  commands: EditorCommands;
  pages: MessagePages;
  /** From the newest on. */
  messages: readonly Message[];
  confirm(ids: readonly number[]): void;
  matching: { begin(wanted: Wanted): void };
  onHelp(): void;
  /** In the foot, where the ways to what is not seen cover no message. */
  leads: HTMLElement | null;
  /** Something is said in the foot, which takes room from the messages. */
  isNoticeShown: boolean;
}
