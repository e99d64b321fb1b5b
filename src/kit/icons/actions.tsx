import { draw, type IconProps } from "./draw.js";

// What a button does.

export function SearchIcon(props: IconProps) {
  return draw(props, "M3.5 8.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0zM12.8 12.8l3.7 3.7");
}
export function FilterIcon(props: IconProps) {
  return draw(props, "M3 5.5h14M5.8 10h8.4M8.5 14.5h3");
}
export function RefreshIcon(props: IconProps) {
  return draw(props, "M16 6.5A7 7 0 0 0 3.3 8.3M4 13.5a7 7 0 0 0 12.7-1.8M16.5 3v3.7h-3.7M3.5 17v-3.7h3.7");
}
export function ExternalIcon(props: IconProps) {
  return draw(
    props,
    "M11.5 3.5h5v5M16.3 3.7 9.5 10.5M14 12v3a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V7.5A1.5 1.5 0 0 1 5 6h3",
  );
}
export function EyeIcon(props: IconProps) {
  return draw(
    props,
    "M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z",
  );
}
export function EyeOffIcon(props: IconProps) {
  return draw(
    props,
    "M3 3.5 17 16.5M8 5.3A7 7 0 0 1 10 5c4.8 0 7.5 5 7.5 5a13 13 0 0 1-2.3 2.8M12.3 14.6A7 7 0 0 1 10 15c-4.8 0-7.5-5-7.5-5A13 13 0 0 1 5.3 6.9",
  );
}
export function SmileIcon(props: IconProps) {
  return draw(
    props,
    "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 11.7c.7 1.2 1.7 1.8 3 1.8s2.3-.6 3-1.8M7.8 8v.1M12.2 8v.1",
  );
}
export function SendIcon(props: IconProps) {
  return draw(props, "M17 3 3 8.5l5.5 2.5L11.5 17zM8.5 11 17 3");
}
export function RepeatIcon(props: IconProps) {
  return draw(
    props,
    "M4 9V7.5A2.5 2.5 0 0 1 6.5 5H16M13.5 2.5 16 5l-2.5 2.5M16 11v1.5a2.5 2.5 0 0 1-2.5 2.5H4M6.5 17.5 4 15l2.5-2.5",
  );
}
export function ReplyIcon(props: IconProps) {
  return draw(props, "M8 4.5 3.5 9 8 13.5M3.5 9H12a4.5 4.5 0 0 1 4.5 4.5v2");
}
export function SwapIcon(props: IconProps) {
  return draw(props, "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3");
}
export function KeyIcon(props: IconProps) {
  return draw(
    props,
    "M3.7 13a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM9.4 10.6l6.6-6.6M13 7l2.3 2.3M10.8 9.2l1.6 1.6",
  );
}
export function TestIcon(props: IconProps) {
  return draw(
    props,
    "M8 3.5h4M9 3.5v5l-4.3 6.4a1.3 1.3 0 0 0 1.1 2.1h8.4a1.3 1.3 0 0 0 1.1-2.1L11 8.5v-5M6.8 12.5h6.4",
  );
}
