import { FriendEditorElement } from "../../friend-editor/index.js";
import { MessageTimelineElement } from "../../message-timeline/index.js";

/** The elements of the views. */
export const nestedElements = [FriendEditorElement, MessageTimelineElement] as const;
