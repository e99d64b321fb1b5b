import { type PickerKindName, pickerKinds } from "../api/picker-kinds.js";
import { elementTag, json } from "./element-tag.js";

/** How a page places an `<item-picker>`. */
export interface ItemPickerTag {
  readonly kind: PickerKindName;
  readonly value?: unknown;
  readonly id?: string;
  readonly name?: string;
  readonly multiple?: boolean;
  readonly required?: boolean;
  readonly allowNew?: boolean;
  readonly onlyEditable?: boolean;
  readonly showDeleted?: boolean;
  readonly disallowLmp?: boolean;
  readonly allowedTypes?: string;
  readonly allowedGenerations?: string;
  readonly extraItems?: unknown;
  readonly senderId?: string;
}

/** The tag, and what stands there until the element is defined. */
export function itemPicker(tag: ItemPickerTag) {
  const attributes = {
    id: tag.id,
    kind: tag.kind,
    name: tag.name,
    value: json(tag.value),
    multiple: tag.multiple,
    required: tag.required,
    "allow-new": tag.allowNew,
    "only-editable": tag.onlyEditable,
    "show-deleted": tag.showDeleted,
    "disallow-lmp": tag.disallowLmp,
    "allowed-types": tag.allowedTypes,
    "allowed-generations": tag.allowedGenerations,
    "extra-items": json(tag.extraItems),
    "sender-id": tag.senderId,
  };
  const { label } = pickerKinds[tag.kind];
  return elementTag("item-picker", attributes, `${label}の選択には JavaScript が必要です。`);
}
