import { draw, type IconProps } from "./draw.js";

// Signs and states.

export function ChevronRightIcon(props: IconProps) {
  return draw(props, "m7.5 5 5 5-5 5");
}
export function ChevronLeftIcon(props: IconProps) {
  return draw(props, "m12.5 5-5 5 5 5");
}
export function ArrowLeftIcon(props: IconProps) {
  return draw(props, "M16 10H4M9 5l-5 5 5 5");
}
export function ArrowRightIcon(props: IconProps) {
  return draw(props, "M4 10h12M11 5l5 5-5 5");
}
export function GripIcon(props: IconProps) {
  return draw(
    props,
    "M6.2 5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM6.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM6.2 15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z",
    "solid",
  );
}
export function StarIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z");
}
export function StarFillIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z", "filled");
}
export function PlayIcon(props: IconProps) {
  return draw(props, "M6.5 4.5v11l9-5.5z");
}
export function InfoIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 9.3v4M10 6.6v.1");
}
export function SuccessIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 10.2l2.1 2.1 4-4.4");
}
