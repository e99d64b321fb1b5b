import type { ComponentType } from "react";
import type { IconName } from "./icon-names.js";
import * as icons from "./icons.js";

const byName: Readonly<Record<IconName, ComponentType<icons.IconProps>>> = {
  alarm: icons.AlarmIcon,
  bell: icons.BellIcon,
  bolt: icons.BoltIcon,
  calendar: icons.CalendarIcon,
  clock: icons.ClockIcon,
  database: icons.DatabaseIcon,
  flag: icons.FlagIcon,
  form: icons.FormIcon,
  journey: icons.JourneyIcon,
  link: icons.LinkIcon,
  mail: icons.MailIcon,
  menuGrid: icons.MenuGridIcon,
  message: icons.MessageIcon,
  more: icons.MoreIcon,
  pencil: icons.PencilIcon,
  scenario: icons.ScenarioIcon,
  sliders: icons.SlidersIcon,
  smile: icons.SmileIcon,
  tag: icons.TagIcon,
  target: icons.TargetIcon,
  template: icons.TemplateIcon,
  ticket: icons.TicketIcon,
  user: icons.UserIcon,
  userCard: icons.UserCardIcon,
};

/** An icon by its name, for what says in plain data which one it has. */
export function NamedIcon({ name, ...props }: { name: IconName } & icons.IconProps) {
  const Icon = byName[name];
  return <Icon {...props} />;
}
