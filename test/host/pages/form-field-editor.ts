import { elementTag } from "./element-tag.js";

/** How a page places a `<form-field-editor>`. A flag that is true is written bare, as HTML has them. */
export interface FormFieldEditorTag {
  readonly id?: string;
  readonly name?: string;
  /** The definition as JSON text, as it is kept. */
  readonly value?: string;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly finishPath?: string;
  readonly draftKey?: string;
  readonly required?: boolean;
  readonly cancelable?: boolean;
}

/** The tag, and what stands there until the element is defined. */
export function formFieldEditor(tag: FormFieldEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    finisher: tag.finisher,
    "finish-path": tag.finishPath,
    "draft-key": tag.draftKey,
    value: tag.value,
    required: tag.required,
    cancelable: tag.cancelable,
  };
  return elementTag("form-field-editor", attributes, "項目の編集には JavaScript が必要です。");
}
