import { draw, type IconProps } from "./draw.js";

// Directions.

export function ArrowUpIcon(props: IconProps) {
  return draw(props, "M10 16V4M5 9l5-5 5 5");
}
export function ArrowDownIcon(props: IconProps) {
  return draw(props, "M10 4v12M5 11l5 5 5-5");
}
export function ArrowLeftIcon(props: IconProps) {
  return draw(props, "M16 10H4M9 5l-5 5 5 5");
}
export function ArrowRightIcon(props: IconProps) {
  return draw(props, "M4 10h12M11 5l5 5-5 5");
}
export function ChevronDownIcon(props: IconProps) {
  return draw(props, "m5 7.5 5 5 5-5");
}
export function ChevronRightIcon(props: IconProps) {
  return draw(props, "m7.5 5 5 5-5 5");
}
export function SwapIcon(props: IconProps) {
  return draw(props, "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3");
}
