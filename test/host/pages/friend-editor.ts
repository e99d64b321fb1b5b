import { elementTag, json } from "./element-tag.js";

/** How a page places a `<friend-editor>`. What is not given is not written. */
export interface FriendEditorTag {
  readonly id?: string;
  readonly name?: string;
  readonly memberId?: number;
  readonly memberName?: string;
  readonly tab?: string;
  readonly isInline?: boolean;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly value?: unknown;
}

/** The tag, and what stands there until the element is defined. */
export function friendEditor(tag: FriendEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    "member-id": tag.memberId === undefined ? undefined : String(tag.memberId),
    "member-name": tag.memberName,
    tab: tag.tab,
    inline: tag.isInline,
    finisher: tag.finisher,
    value: json(tag.value),
  };
  return elementTag("friend-editor", attributes, "友だちの編集には JavaScript が必要です。");
}
