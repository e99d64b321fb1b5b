/* The drawn half of what elements and other features may use of the picker. */
export { PickerField } from "./field/PickerField.js";
export { UnreadableInputs } from "./field/UnreadableInputs.js";
