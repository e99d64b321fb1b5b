import { elementTag } from "./element-tag.js";

/** How a page places a `<message-editor>`. A flag that is true is written bare, as HTML has them. */
export interface MessageEditorTag {
  readonly value?: string;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly finishPath?: string;
  readonly finishLabel?: string;
  readonly sendKey?: "enter" | "shift-enter";
  readonly placeholders?: string;
  readonly name?: string;
  readonly draftKey?: string;
  readonly required?: boolean;
}

/** The tag, and what stands there until the element is defined. */
export function messageEditor(tag: MessageEditorTag) {
  const attributes = {
    name: tag.name,
    finisher: tag.finisher,
    "finish-path": tag.finishPath,
    "finish-label": tag.finishLabel,
    "send-key": tag.sendKey,
    placeholders: tag.placeholders,
    "draft-key": tag.draftKey,
    // The text itself, and no JSON.
    value: tag.value,
    required: tag.required,
  };
  return elementTag("message-editor", attributes, "本文の編集には JavaScript が必要です。");
}
