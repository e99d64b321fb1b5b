/* The drawn half of what elements and other features may use of the picker. */
export { PickerField } from "./PickerField.js";
export { UnusablePicker } from "./UnusablePicker.js";
