import { draw, type IconProps } from "./draw.js";

// Icons of commands.

export function PlusIcon(props: IconProps) {
  return draw(props, "M10 4v12M4 10h12");
}
export function MinusIcon(props: IconProps) {
  return draw(props, "M4 10h12");
}
export function CloseIcon(props: IconProps) {
  return draw(props, "m5 5 10 10M15 5 5 15");
}
export function TrashIcon(props: IconProps) {
  return draw(props, "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5");
}
export function PencilIcon(props: IconProps) {
  return draw(
    props,
    "m4 16 .7-3.3L13.5 3.9a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.3 15.3zM12 5.4 14.6 8",
  );
}
export function UndoIcon(props: IconProps) {
  return draw(props, "M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7.5");
}
export function RedoIcon(props: IconProps) {
  return draw(props, "m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9h4");
}
export function CopyIcon(props: IconProps) {
  return draw(
    props,
    "M8.5 7h6.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1 -1.5 1.5h-6.5a1.5 1.5 0 0 1 -1.5 -1.5v-6.5a1.5 1.5 0 0 1 1.5 -1.5zM13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2",
  );
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
export function ClipboardIcon(props: IconProps) {
  return draw(props, "M7.5 4.5H5v12h10v-12h-2.5M7.5 3h5v3h-5zM8 10h4M8 13h4");
}
export function GripIcon(props: IconProps) {
  return draw(
    props,
    "M6.2 5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM6.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM6.2 15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM11.2 15a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z",
    "solid",
  );
}
export function MoreIcon(props: IconProps) {
  return draw(
    props,
    "M3.1 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM8.6 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM14.1 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z",
    "solid",
  );
}
export function SearchIcon(props: IconProps) {
  return draw(props, "M3.5 8.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0zM12.8 12.8l3.7 3.7");
}
export function FilterIcon(props: IconProps) {
  return draw(props, "M3 5.5h14M5.8 10h8.4M8.5 14.5h3");
}
export function SlidersIcon(props: IconProps) {
  return draw(
    props,
    "M3 6h7M14 6h3M3 14h3M10 14h7M10.1 6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0zM6.1 14a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
  );
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
export function SendIcon(props: IconProps) {
  return draw(props, "M17 3 3 8.5l5.5 2.5L11.5 17zM8.5 11 17 3");
}
export function PlayIcon(props: IconProps) {
  return draw(props, "M6.5 4.5v11l9-5.5z");
}
