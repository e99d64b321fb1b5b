import { elementTag, json } from "./element-tag.js";

/** How a page places an `<action-editor>`. A flag that is true is written bare, as HTML has them. */
export interface ActionEditorTag {
  readonly value?: unknown;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly name?: string;
  readonly id?: string;
  readonly draftKey?: string;
  readonly cancelTo?: string;
  readonly triggerContext?: unknown;
  readonly template?: boolean;
  readonly required?: boolean;
}

/** The tag, and what stands there until the element is defined. */
export function actionEditor(tag: ActionEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    finisher: tag.finisher,
    "draft-key": tag.draftKey,
    value: json(tag.value),
    "trigger-context": json(tag.triggerContext),
    template: tag.template,
    required: tag.required,
    cancelable: tag.cancelTo !== undefined,
    "data-cancel-to": tag.cancelTo,
  };
  return elementTag("action-editor", attributes, "アクションの編集には JavaScript が必要です。");
}
