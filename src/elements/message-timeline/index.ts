/* `<message-timeline>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { MessageTimelineElement } from "./message-timeline.js";

export type { TimelineEventMap } from "./events.js";
export { MessageTimelineElement } from "./message-timeline.js";
export type { TimelineState } from "./state.js";

declare global {
  interface HTMLElementTagNameMap {
    "message-timeline": MessageTimelineElement;
  }
}
