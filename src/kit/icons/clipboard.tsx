import { draw, type IconProps } from "./draw.js";

// What goes to the clipboard and comes from it.

export function ClipboardIcon(props: IconProps) {
  return draw(props, "M7.5 4.5H5v12h10v-12h-2.5M7.5 3h5v3h-5zM8 10h4M8 13h4");
}
export function ScissorsIcon(props: IconProps) {
  return draw(
    props,
    "M5.5 3.5 13 13M14.5 3.5 7 13M3.5 14.8a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM12.5 14.8a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
  );
}
export function PasteIcon(props: IconProps) {
  return draw(props, "M7.5 4.5H5v12h10v-12h-2.5M7.5 3h5v3h-5zM10 8.5v5M7.8 11.3 10 13.5l2.2-2.2");
}
