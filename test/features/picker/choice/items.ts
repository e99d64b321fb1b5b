import type { ResourceItem } from "../../../../src/api/resources.js";
import { sourceOf } from "../open-picker.js";

/** Places and positions go with the folders: あ い う in 1, か in 2, さ し in none. し may not be touched. */
export const items: ResourceItem[] = [
  { id: 1, name: "あ", group_id: 1, writable: 1 },
  { id: 2, name: "い", group_id: 1, writable: 1 },
  { id: 3, name: "う", group_id: 1, writable: 1 },
  { id: 4, name: "か", group_id: 2, writable: 1 },
  { id: 5, name: "さ", group_id: null, writable: 1 },
  { id: 6, name: "し", group_id: null, writable: 0 },
];
export const list = sourceOf(items, [
  { id: 1, name: "一" },
  { id: 2, name: "二" },
]);
