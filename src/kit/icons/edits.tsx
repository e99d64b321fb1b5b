import { draw, type IconProps } from "./draw.js";

// What an operator does to a row.

export function TrashIcon(props: IconProps) {
  return draw(props, "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5");
}
export function UndoIcon(props: IconProps) {
  return draw(props, "M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7.5");
}
export function RedoIcon(props: IconProps) {
  return draw(props, "m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9h4");
}
