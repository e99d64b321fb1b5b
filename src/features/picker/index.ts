/* What elements and other features may use of the picker. */
export type { ResourceItem, ResourceSource } from "../../api/resources.js";
export type { Refusal } from "./choice/refusal.js";
export { openList } from "./deferred.js";
export { ListPopover } from "./field/ListPopover.js";
export { PickerField } from "./field/PickerField.js";
export { pickerFieldStyles, pickerStyles } from "./field/styles.js";
export { UnreadableInputs } from "./field/UnreadableInputs.js";
export { isPickerKind, kindOf, type ListKind, type PickerKindName } from "./kinds.js";
export { nameOf } from "./list/catalogue.js";
export { folderResource, narrowResource, orderedResource } from "./list/derived.js";
export { createResource, type Resource, type ResourceState } from "./list/resource.js";
export { type PickerWords, pickerWords, refusalText } from "./messages.js";
export { createPickerModel, type PickerModel } from "./model.js";
export type { PickerSettings } from "./settings.js";
export { useShown } from "./use-shown.js";
