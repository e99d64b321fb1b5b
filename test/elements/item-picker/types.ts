import type { ItemPickerElement, PickerChangeDetail } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const picker: ItemPickerElement = document.createElement("item-picker");
picker.kind = "tag";
picker.multiple = true;
picker.value = [1, 2];
picker.source = { items: { 1: { id: 1, name: "VIP" } }, groups: {}, ids: [1], group_ids: [], meta: {} };
// @ts-expect-error: a list of choices has items.
picker.source = { ids: [1] };
picker.addEventListener("change", (event) => {
  const detail: PickerChangeDetail = event.detail;
  keep(detail.items.map(({ name }) => name));
});
picker.addEventListener("item-added", (event) => keep(event.detail.item.id));
// @ts-expect-error: a picker finishes nothing.
picker.submit();
