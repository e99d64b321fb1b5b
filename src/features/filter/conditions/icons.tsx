import type { ComponentType } from "react";
import {
  AlarmIcon,
  BoltIcon,
  CalendarIcon,
  ClockIcon,
  DatabaseIcon,
  FlagIcon,
  FormIcon,
  type IconProps,
  JourneyIcon,
  LinkIcon,
  MailIcon,
  MenuGridIcon,
  MessageIcon,
  MoreIcon,
  PencilIcon,
  ScenarioIcon,
  SlidersIcon,
  TagIcon,
  TargetIcon,
  TicketIcon,
  UserCardIcon,
  UserIcon,
} from "../../../kit/icons.js";
import type { EditableType } from "./index.js";

/** What each kind is told by, on its rows and its add button; a kind without one does not compile. */
const icons: { [Type in EditableType]: ComponentType<IconProps> } = {
  11: UserIcon,
  20: PencilIcon,
  25: MessageIcon,
  30: CalendarIcon,
  50: FlagIcon,
  60: TagIcon,
  75: UserCardIcon,
  41: ScenarioIcon,
  65: TicketIcon,
  67: CalendarIcon,
  77: DatabaseIcon,
  80: TargetIcon,
  85: LinkIcon,
  86: SlidersIcon,
  90: AlarmIcon,
  93: MenuGridIcon,
  95: FormIcon,
  15: MailIcon,
  106: ClockIcon,
  110: MoreIcon,
  70: JourneyIcon,
  115: BoltIcon,
};

/** The icon of a kind. */
export function conditionIcon(type: EditableType): ComponentType<IconProps> {
  return icons[type];
}
