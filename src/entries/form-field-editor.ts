import { define } from "../element-base/index.js";
import { FormFieldEditorElement } from "../elements/form-field-editor/index.js";

define(FormFieldEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { FormFieldEditorElement };
