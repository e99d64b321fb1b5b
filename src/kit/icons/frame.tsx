import { draw, type IconProps } from "./draw.js";

// What the frame of an editor draws: adding, ticks, and what went wrong.

export function PlusIcon(props: IconProps) {
  return draw(props, "M10 4v12M4 10h12");
}
export function CheckIcon(props: IconProps) {
  return draw(props, "m4 10.5 4 4 8-9");
}
export function MinusIcon(props: IconProps) {
  return draw(props, "M4 10h12");
}
export function ErrorIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 6.5v4.3M10 13.3v.1");
}
