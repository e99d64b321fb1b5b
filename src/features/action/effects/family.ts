import { asp } from "./asp/asp.js";
import { commonInfo } from "./common-info/common-info.js";
import { eventReservation } from "./event-reservation/event-reservation.js";
import { friendInfo } from "./friend-info/friend-info.js";
import type { AnyEffectDefinition } from "./index.js";
import { member } from "./member/member.js";
import { menu } from "./menu/menu.js";
import { notify } from "./notify/notify.js";
import { phase } from "./phase/phase.js";
import { reminder } from "./reminder/reminder.js";
import { scenario } from "./scenario/scenario.js";
import { tag } from "./tag/tag.js";
import { template } from "./template/template.js";
import { text } from "./text/text.js";

/** Every kind of effect, in the order of the add buttons. */
export const effects = [
  text,
  template,
  tag,
  friendInfo,
  scenario,
  menu,
  reminder,
  member,
  notify,
  asp,
  eventReservation,
  commonInfo,
  phase,
] as const;

/** The same as the rest of the feature sees them. */
export const family = effects as readonly unknown[] as readonly AnyEffectDefinition[];
