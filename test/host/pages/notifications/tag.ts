import { elementTag } from "../element-tag.js";

/** How a page places a `<notification-editor>`. */
export interface NotificationEditorTag {
  readonly id?: string;
  readonly notificationId?: string;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly draftKey?: string;
  readonly name?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly cancelable?: boolean;
  readonly locale?: string;
}

/** The tag, and what stands there until the element is defined. */
export function notificationEditor(tag: NotificationEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    "notification-id": tag.notificationId,
    finisher: tag.finisher,
    "draft-key": tag.draftKey,
    value: tag.value,
    required: tag.required,
    readonly: tag.readonly,
    cancelable: tag.cancelable,
    locale: tag.locale,
  };
  return elementTag("notification-editor", attributes, "通知の編集には JavaScript が必要です。");
}
