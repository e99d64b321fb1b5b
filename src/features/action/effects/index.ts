import { createVariants, type Reading, type Variants } from "../../../list-editor/index.js";
import { asp } from "./asp/asp.js";
import { commonInfo } from "./common-info/common-info.js";
import type { EffectData, EffectVariant } from "./definition.js";
import { eventReservation } from "./event-reservation/event-reservation.js";
import { friendInfo } from "./friend-info/friend-info.js";
import { member } from "./member/member.js";
import { menu } from "./menu/menu.js";
import { notify } from "./notify/notify.js";
import { phase } from "./phase/phase.js";
import { reminder } from "./reminder/reminder.js";
import { scenario } from "./scenario/scenario.js";
import { tag } from "./tag/tag.js";
import { template } from "./template/template.js";
import { text } from "./text/text.js";

export type { EffectData, EffectVariant, Lasting, Moment, TouchedThing } from "./definition.js";

/** Every effect, in the order of the add buttons. */
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

/** An effect whose own type has been forgotten: it only ever meets values that passed its schema. */
export type AnyEffect = EffectVariant<EffectData>;

/** The effects that an action may hold. */
export type EffectVariants = Variants<AnyEffect>;

/** An effect as its definition reads it: in place of a field that cannot be read it has what a new effect has there. */
export type EffectReading = Reading<AnyEffect>;

/** The same as the rest of the feature sees them. */
export const allEffects: EffectVariants = createVariants<AnyEffect>(effects);

/** The ids of all effect types (rules: effect-types). */
export const effectTypeIds: readonly number[] = effects.map(({ type }) => type);
