import { draw, type IconProps } from "./draw.js";

// How something stands.

export function InfoIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 9.3v4M10 6.6v.1");
}
export function SuccessIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 10.2l2.1 2.1 4-4.4");
}
export function WarningIcon(props: IconProps) {
  return draw(props, "M10 3.5 17.5 16.5h-15zM10 8.5v3.7M10 14.4v.1");
}
export function ErrorIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 6.5v4.3M10 13.3v.1");
}
export function CheckIcon(props: IconProps) {
  return draw(props, "m4 10.5 4 4 8-9");
}
export function BanIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM5.3 5.3l9.4 9.4");
}
export function LockIcon(props: IconProps) {
  return draw(
    props,
    "M6 9h8a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-4.5a1.5 1.5 0 0 1 1.5 -1.5zM7 9V6.5a3 3 0 0 1 6 0V9",
  );
}
export function SpinnerIcon(props: IconProps) {
  return draw(props, "M10 3.2A6.8 6.8 0 1 1 3.2 10");
}
export function StarIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z");
}
export function StarFillIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z", "filled");
}
