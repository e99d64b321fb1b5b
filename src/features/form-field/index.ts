/* What elements and other features may use of the form-field editor. */

export { FormFieldFields } from "./FormFieldFields.js";
export { FormFieldScreen } from "./FormFieldScreen.js";
export { inputTypes } from "./input-type.js";
export { formFieldWords } from "./messages.js";
export { createFormFieldModel, type FormFieldModel } from "./model.js";
export { type FormField, type FormFieldChoice, formFieldSchema } from "./schema.js";
export { type FormFieldSettings, offeredTypes, type SyncName, syncNames } from "./settings.js";
export { formFieldStyles } from "./styles.js";
