import { draw, type IconProps } from "./draw.js";

// What every element draws at once.

export function CloseIcon(props: IconProps) {
  return draw(props, "m5 5 10 10M15 5 5 15");
}
export function SpinnerIcon(props: IconProps) {
  return draw(props, "M10 3.2A6.8 6.8 0 1 1 3.2 10");
}
export function WarningIcon(props: IconProps) {
  return draw(props, "M10 3.5 17.5 16.5h-15zM10 8.5v3.7M10 14.4v.1");
}
export function LockIcon(props: IconProps) {
  return draw(
    props,
    "M6 9h8a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-4.5a1.5 1.5 0 0 1 1.5 -1.5zM7 9V6.5a3 3 0 0 1 6 0V9",
  );
}
export function ChevronDownIcon(props: IconProps) {
  return draw(props, "m5 7.5 5 5 5-5");
}
export function ChevronUpIcon(props: IconProps) {
  return draw(props, "m5 12.5 5-5 5 5");
}
