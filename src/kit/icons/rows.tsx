import { draw, type IconProps } from "./draw.js";

// What rows have at their end.

export function MoreIcon(props: IconProps) {
  return draw(
    props,
    "M3.1 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM8.6 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM14.1 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z",
    "solid",
  );
}

export function BanIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM5.3 5.3l9.4 9.4");
}
