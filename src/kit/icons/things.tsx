import { draw, type IconProps } from "./draw.js";

// Icons of things: people, messages, lists, time.

export function UserIcon(props: IconProps) {
  return draw(
    props,
    "M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM3.8 16.8c.5-3.2 3-4.8 6.2-4.8s5.7 1.6 6.2 4.8",
  );
}
export function UserCardIcon(props: IconProps) {
  return draw(
    props,
    "M4 4h12a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM5.3 8.7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM4.5 13.3c.4-1.3 1.3-1.9 2.5-1.9s2.1.6 2.5 1.9M12 8.5h3M12 11.5h3",
  );
}
export function MessageIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 3.8h11A1.5 1.5 0 0 1 17 5.3v6.9a1.5 1.5 0 0 1-1.5 1.5H9.5L6 16.8v-3.1H4.5A1.5 1.5 0 0 1 3 12.2V5.3a1.5 1.5 0 0 1 1.5-1.5zM6.5 7.3h7M6.5 10.2h4.5",
  );
}
export function MailIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5zM3.5 6l6.5 5 6.5-5",
  );
}
export function TemplateIcon(props: IconProps) {
  return draw(
    props,
    "M5 3.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM3.5 8h13M8.5 8v8.5",
  );
}
export function MenuGridIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 4h11a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM3 10h14M7.7 4v12M12.3 4v12",
  );
}
export function FormIcon(props: IconProps) {
  return draw(
    props,
    "M5.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-10.5a1.5 1.5 0 0 1 1.5 -1.5zM7 8h.1M9.5 8H13M7 11h.1M9.5 11H13M7 14h.1M9.5 14H13",
  );
}
export function SmileIcon(props: IconProps) {
  return draw(
    props,
    "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM7 11.7c.7 1.2 1.7 1.8 3 1.8s2.3-.6 3-1.8M7.8 8v.1M12.2 8v.1",
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
export function CalendarIcon(props: IconProps) {
  return draw(
    props,
    "M5 4.5h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-10a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM3.5 8.5h13M7 3v3M13 3v3",
  );
}
export function ClockIcon(props: IconProps) {
  return draw(props, "M3.2 10a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0zM10 6v4l2.7 1.8");
}
export function TicketIcon(props: IconProps) {
  return draw(
    props,
    "M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v1.7a1.9 1.9 0 0 0 0 3.6v1.7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5v-1.7a1.9 1.9 0 0 0 0-3.6zM12 5.5v9",
  );
}
export function TagIcon(props: IconProps) {
  return draw(props, "M3.5 3.5h6l7 7-6 6-7-7zM6.9 6.9v.1");
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
export function FolderIcon(props: IconProps) {
  return draw(
    props,
    "M3 6a1.5 1.5 0 0 1 1.5-1.5h3.3l1.7 2h6A1.5 1.5 0 0 1 17 8v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14z",
  );
}
export function LinkIcon(props: IconProps) {
  return draw(
    props,
    "M8.5 11.5a3 3 0 0 0 4.3.1l2.7-2.7a3.05 3.05 0 0 0-4.3-4.3L10 5.8M11.5 8.5a3 3 0 0 0-4.3-.1l-2.7 2.7a3.05 3.05 0 0 0 4.3 4.3l1.2-1.2",
  );
}
export function DatabaseIcon(props: IconProps) {
  return draw(
    props,
    "M4 5.5a6 2.3 0 1 0 12 0a6 2.3 0 1 0 -12 0zM4 5.5v9c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3v-9M4 10c0 1.3 2.7 2.3 6 2.3s6-1 6-2.3",
  );
}
export function ScenarioIcon(props: IconProps) {
  return draw(
    props,
    "M3.2 4.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM13.2 15.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM6.8 4.8h5.7a2.6 2.6 0 0 1 0 5.2h-5a2.6 2.6 0 0 0 0 5.2h5.7",
  );
}
export function JourneyIcon(props: IconProps) {
  return draw(
    props,
    "M2.5 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM8.2 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM13.9 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM6.1 10h2.1M11.8 10h2.1",
  );
}
export function BoltIcon(props: IconProps) {
  return draw(props, "M11 3 4.5 11.5h5L9 17l6.5-8.5h-5z");
}
