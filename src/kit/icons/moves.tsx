import { draw, type IconProps } from "./draw.js";

// What an operator does to a row beside others.

export function CopyIcon(props: IconProps) {
  return draw(
    props,
    "M8.5 7h6.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1 -1.5 1.5h-6.5a1.5 1.5 0 0 1 -1.5 -1.5v-6.5a1.5 1.5 0 0 1 1.5 -1.5zM13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2",
  );
}
export function ArrowUpIcon(props: IconProps) {
  return draw(props, "M10 16V4M5 9l5-5 5 5");
}
export function ArrowDownIcon(props: IconProps) {
  return draw(props, "M10 4v12M5 11l5 5 5-5");
}
