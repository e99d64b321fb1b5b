import { elementTag, json } from "./element-tag.js";

/** How a page places a `<funnel-editor>`. A flag that is true is written bare, as HTML has them. */
export interface FunnelEditorTag {
  readonly mode?: "editor" | "board" | "funneling";
  readonly value?: unknown;
  readonly funnelId?: number;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly finishPath?: string;
  readonly name?: string;
  readonly id?: string;
  readonly draftKey?: string;
  readonly cancelTo?: string;
  readonly copyable?: boolean;
  readonly required?: boolean;
}

/** The tag, and what stands there until the element is defined. */
export function funnelEditor(tag: FunnelEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    mode: tag.mode,
    finisher: tag.finisher,
    "finish-path": tag.finishPath,
    "funnel-id": tag.funnelId === undefined ? undefined : String(tag.funnelId),
    "draft-key": tag.draftKey,
    value: json(tag.value),
    copyable: tag.copyable,
    required: tag.required,
    cancelable: tag.cancelTo !== undefined,
    "data-cancel-to": tag.cancelTo,
  };
  return elementTag("funnel-editor", attributes, "条件の編集には JavaScript が必要です。");
}
