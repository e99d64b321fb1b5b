import type { Message } from "../../api/timeline.js";
import type { Answer } from "../../lib/failure.js";
import type { MessagePages } from "./message-pages.js";
import type { TimelineCriteria } from "./settings.js";

/** Actions that a timeline asks of its element. */
export interface TimelineActions {
  messagesOf(criteria: TimelineCriteria): MessagePages;
  /** Finds what is not confirmed among all that match, or up to a message. */
  find(
    criteria: TimelineCriteria,
    upTo: Message | null,
    signal: AbortSignal,
    onFound: (count: number) => void,
  ): Promise<Answer<readonly number[]>>;
  /** Confirms messages, selected or not; after those that are under way. `isRest`: what is selected is left out, and no longer so. */
  confirm(ids: readonly number[], isRest?: boolean): void;
  /** The operator asks for what is new. */
  refresh(): Promise<void>;
  /** Says something that is neither a success nor a failure. */
  notify(text: string): void;
  /** The server shows the timeline elsewhere. */
  goElsewhere(): void;
}
