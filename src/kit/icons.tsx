import type { ReactElement } from "react";
import { classes } from "./classes.js";

/** An icon is decoration: the word beside it, or the label of its button, says what it means. */
export interface IconProps {
  /** 16 in rows and controls, 20 for close buttons and empty states. */
  size?: 16 | 20 | undefined;
  className?: string | undefined;
}

export function PlusIcon(props: IconProps) {
  return draw(props, "M10 4v12M4 10h12");
}
export function CloseIcon(props: IconProps) {
  return draw(props, "m5 5 10 10M15 5 5 15");
}
export function CheckIcon(props: IconProps) {
  return draw(props, "m4 10.5 4 4 8-9");
}
export function MinusIcon(props: IconProps) {
  return draw(props, "M4 10h12");
}
export function ChevronDownIcon(props: IconProps) {
  return draw(props, "m5 7.5 5 5 5-5");
}
export function ChevronUpIcon(props: IconProps) {
  return draw(props, "m5 12.5 5-5 5 5");
}
export function ChevronRightIcon(props: IconProps) {
  return draw(props, "m7.5 5 5 5-5 5");
}
export function ChevronLeftIcon(props: IconProps) {
  return draw(props, "m12.5 5-5 5 5 5");
}
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
export function TrashIcon(props: IconProps) {
  return draw(props, "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5");
}
export function CopyIcon(props: IconProps) {
  return draw(
    props,
    "M8.5 7h6.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1 -1.5 1.5h-6.5a1.5 1.5 0 0 1 -1.5 -1.5v-6.5a1.5 1.5 0 0 1 1.5 -1.5zM13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 5 13h2",
  );
}
export function SearchIcon(props: IconProps) {
  return draw(props, "M3.5 8.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0zM12.8 12.8l3.7 3.7");
}
export function StarIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z");
}
export function StarFillIcon(props: IconProps) {
  return draw(props, "m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z", "filled");
}
export function LockIcon(props: IconProps) {
  return draw(
    props,
    "M6 9h8a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-4.5a1.5 1.5 0 0 1 1.5 -1.5zM7 9V6.5a3 3 0 0 1 6 0V9",
  );
}
export function WarningIcon(props: IconProps) {
  return draw(props, "M10 3.5 17.5 16.5h-15zM10 8.5v3.7M10 14.4v.1");
}
export function InfoIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 9.3v4M10 6.6v.1");
}
export function SuccessIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 10.2l2.1 2.1 4-4.4");
}
export function ErrorIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 6.5v4.3M10 13.3v.1");
}
export function CalendarIcon(props: IconProps) {
  return draw(
    props,
    "M5 4.5h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM3.5 8.5h13M7 3v3M13 3v3",
  );
}
export function ClockIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 6v4l2.7 1.8");
}
export function UserIcon(props: IconProps) {
  return draw(
    props,
    "M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM3.8 16.8c.5-3.2 3-4.8 6.2-4.8s5.7 1.6 6.2 4.8",
  );
}
export function UsersIcon(props: IconProps) {
  return draw(
    props,
    "M4.9 7.2a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0zM2.3 16.3c.4-2.9 2.6-4.3 5.5-4.3s5.1 1.4 5.5 4.3M12.5 4.5a2.9 2.9 0 0 1 0 5.4M14.7 12.6c1.7.6 2.7 1.8 3 3.7",
  );
}
export function UserCardIcon(props: IconProps) {
  return draw(
    props,
    "M4 4h12a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM5.3 8.7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM4.5 13.3c.4-1.3 1.3-1.9 2.5-1.9s2.1.6 2.5 1.9M12 8.5h3M12 11.5h3",
  );
}
export function TagIcon(props: IconProps) {
  return draw(props, "M3.5 3.5h6l7 7-6 6-7-7zM6.9 6.9v.1");
}
export function MessageIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 3.8h11A1.5 1.5 0 0 1 17 5.3v6.9a1.5 1.5 0 0 1-1.5 1.5H9.5L6 16.8v-3.1H4.5A1.5 1.5 0 0 1 3 12.2V5.3a1.5 1.5 0 0 1 1.5-1.5zM6.5 7.3h7M6.5 10.2h4.5",
  );
}
export function TemplateIcon(props: IconProps) {
  return draw(
    props,
    "M5 3.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM3.5 8h13M8.5 8v8.5",
  );
}
export function ScenarioIcon(props: IconProps) {
  return draw(
    props,
    "M3.2 4.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM13.2 15.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM6.8 4.8h5.7a2.6 2.6 0 0 1 0 5.2h-5a2.6 2.6 0 0 0 0 5.2h5.7",
  );
}
export function MenuGridIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 4h11a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM3 10h14M7.7 4v12M12.3 4v12",
  );
}
export function BellIcon(props: IconProps) {
  return draw(props, "M5.5 13.5V9a4.5 4.5 0 0 1 9 0v4.5l1.5 1.3H4zM8.3 16.8h3.4");
}
export function AlarmIcon(props: IconProps) {
  return draw(
    props,
    "M4.3 11a5.7 5.7 0 1 0 11.4 0a5.7 5.7 0 1 0 -11.4 0zM10 8v3.2l2 1.3M2.8 6.2 5.5 3.7M17.2 6.2l-2.7-2.5",
  );
}
export function FlagIcon(props: IconProps) {
  return draw(props, "M5 17V3.5M5 4h9.5l-2 3.3 2 3.2H5");
}
export function TargetIcon(props: IconProps) {
  return draw(
    props,
    "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
  );
}
export function TicketIcon(props: IconProps) {
  return draw(
    props,
    "M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v1.7a1.9 1.9 0 0 0 0 3.6v1.7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5v-1.7a1.9 1.9 0 0 0 0-3.6zM12 5.5v9",
  );
}
export function DatabaseIcon(props: IconProps) {
  return draw(
    props,
    "M4 5.5a6 2.3 0 1 0 12 0a6 2.3 0 1 0 -12 0zM4 5.5v9c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3v-9M4 10c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3",
  );
}
export function JourneyIcon(props: IconProps) {
  return draw(
    props,
    "M2.5 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM8.2 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM13.9 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM6.1 10h2.1M11.8 10h2.1",
  );
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
export function UndoIcon(props: IconProps) {
  return draw(props, "M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7.5");
}
export function RedoIcon(props: IconProps) {
  return draw(props, "m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9h4");
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
export function ImageIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 4h11a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM6 8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM3.5 14.5l4-3.8 2.7 2.5 3-3 3.5 3.3",
  );
}
export function FileIcon(props: IconProps) {
  return draw(
    props,
    "M5 4.5A1.5 1.5 0 0 1 6.5 3h5L15.5 7v8.5A1.5 1.5 0 0 1 14 17H6.5A1.5 1.5 0 0 1 5 15.5zM11.5 3v4h4",
  );
}
export function LinkIcon(props: IconProps) {
  return draw(
    props,
    "M8.5 11.5a3 3 0 0 0 4.3.1l2.7-2.7a3.05 3.05 0 0 0-4.3-4.3L10 5.8M11.5 8.5a3 3 0 0 0-4.3-.1l-2.7 2.7a3.05 3.05 0 0 0 4.3 4.3l1.2-1.2",
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
export function KeyIcon(props: IconProps) {
  return draw(
    props,
    "M3.7 13a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM9.4 10.6l6.6-6.6M13 7l2.3 2.3M10.8 9.2l1.6 1.6",
  );
}
export function ChartIcon(props: IconProps) {
  return draw(props, "M3.5 3.5v13h13M7.3 13.5v-3M10.7 13.5V6.5M14.1 13.5V9");
}
export function FolderIcon(props: IconProps) {
  return draw(
    props,
    "M3 6a1.5 1.5 0 0 1 1.5-1.5h3.3l1.7 2h6A1.5 1.5 0 0 1 17 8v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14z",
  );
}
export function BanIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM5.3 5.3l9.4 9.4");
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
export function PencilIcon(props: IconProps) {
  return draw(
    props,
    "m4 16 .7-3.3L13.5 3.9a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.3 15.3zM12 5.4 14.6 8",
  );
}
export function BoltIcon(props: IconProps) {
  return draw(props, "M11 3 4.5 11.5h5L9 17l6.5-8.5h-5z");
}
export function MailIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5zM3.5 6l6.5 5 6.5-5",
  );
}
export function FormIcon(props: IconProps) {
  return draw(
    props,
    "M5.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-10.5a1.5 1.5 0 0 1 1.5 -1.5zM7 8h.1M9.5 8H13M7 11h.1M9.5 11H13M7 14h.1M9.5 14H13",
  );
}
export function SwapIcon(props: IconProps) {
  return draw(props, "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3");
}
export function SpinnerIcon(props: IconProps) {
  return draw(props, "M10 3.2A6.8 6.8 0 1 1 3.2 10");
}
export function PlayIcon(props: IconProps) {
  return draw(props, "M6.5 4.5v11l9-5.5z");
}
export function TestIcon(props: IconProps) {
  return draw(
    props,
    "M8 3.5h4M9 3.5v5l-4.3 6.4a1.3 1.3 0 0 0 1.1 2.1h8.4a1.3 1.3 0 0 0 1.1-2.1L11 8.5v-5M6.8 12.5h6.4",
  );
}

/** One path on a 20 grid; its stroke stays 1.5 px at both sizes. "filled" adds the ground, "solid" is ground alone. */
function draw(
  { size = 16, className }: IconProps,
  path: string,
  look: "line" | "filled" | "solid" = "line",
): ReactElement {
  return (
    <svg
      className={classes("icon", className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={look === "line" ? "none" : "currentColor"}
      stroke={look === "solid" ? "none" : "currentColor"}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
