import { elementTag } from "./element-tag.js";

/** How a page places a `<message-timeline>`. What is not given is not written. */
export interface MessageTimelineTag {
  readonly id?: string;
  readonly pattern?: "top" | "timeline" | "memberDetail";
  readonly mode?: string;
  readonly memberId?: number;
  readonly funnelId?: string;
  /** Separated by spaces. */
  readonly types?: string;
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly query?: string;
  /** Seconds between two looks for what is new. */
  readonly poll?: string;
  readonly finisher?: "post" | "postemit" | "emit";
}

/** The tag, and what stands there until the element is defined. */
export function messageTimeline(tag: MessageTimelineTag) {
  const attributes = {
    id: tag.id,
    pattern: tag.pattern,
    mode: tag.mode,
    "member-id": tag.memberId === undefined ? undefined : String(tag.memberId),
    "funnel-id": tag.funnelId,
    types: tag.types,
    "date-from": tag.dateFrom,
    "date-to": tag.dateTo,
    query: tag.query,
    poll: tag.poll,
    finisher: tag.finisher,
  };
  return elementTag("message-timeline", attributes, "メッセージの表示には JavaScript が必要です。");
}
