import { safeParse } from "valibot";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { answerForm } from "./answer-form/answer-form.js";
import { calendarReservation } from "./calendar-reservation/calendar-reservation.js";
import { commonInfo } from "./common-info/common-info.js";
import { conversion } from "./conversion/conversion.js";
import type { ConditionData, ConditionDefinition } from "./definition.js";
import { eventReservation } from "./event-reservation/event-reservation.js";
import { externalApi } from "./external-api/external-api.js";
import { friendInfo } from "./friend-info/friend-info.js";
import { friendName } from "./friend-name/friend-name.js";
import { journey } from "./journey/journey.js";
import { landing } from "./landing/landing.js";
import { landingDetail } from "./landing-detail/landing-detail.js";
import { lastReaction } from "./last-reaction/last-reaction.js";
import { mail } from "./mail/mail.js";
import { memo } from "./memo/memo.js";
import { other } from "./other/other.js";
import { registered } from "./registered/registered.js";
import { reminder } from "./reminder/reminder.js";
import { responseMark } from "./response-mark/response-mark.js";
import { richMenu } from "./rich-menu/rich-menu.js";
import { scenario } from "./scenario/scenario.js";
import { statusMessage } from "./status-message/status-message.js";
import { tag } from "./tag/tag.js";

export type { ConditionData, ConditionDefinition, ConditionEditorProps, FieldProblem } from "./definition.js";

/** Every kind of condition that can be edited, in the order of the add buttons. The or-panel is a container and none of them. */
export const conditions = [
  friendName,
  memo,
  statusMessage,
  registered,
  responseMark,
  tag,
  friendInfo,
  scenario,
  eventReservation,
  calendarReservation,
  commonInfo,
  conversion,
  landing,
  landingDetail,
  reminder,
  richMenu,
  answerForm,
  mail,
  lastReaction,
  other,
  journey,
  externalApi,
] as const;

/** The types that have an editor. */
export type EditableType = (typeof conditions)[number]["type"];

/** A definition whose own type has been forgotten; it only ever meets its own values, through `definitionOf`. */
export type AnyConditionDefinition = ConditionDefinition<ConditionData> & { readonly type: EditableType };

// The family's one cast: past this line a variant only meets values that passed its schema.
const definitions = conditions as readonly unknown[] as readonly AnyConditionDefinition[];

/** The definition for a type id; none for kinds that are unknown. */
export function definitionForType(type: number): AnyConditionDefinition | null {
  return definitions.find((definition) => definition.type === type) ?? null;
}

/**
 * The definition of a condition, or `null` for one that we cannot read: of an unknown kind, or of a shape that its kind
 * does not allow. Such a condition is held, shown as held, and given back untouched.
 */
export function definitionOf(condition: PlainData): AnyConditionDefinition | null {
  if (!isPlainObject(condition)) return null;
  const known = recognized.get(condition);
  if (known !== undefined) return known;
  const definition = typeof condition.type === "number" ? definitionForType(condition.type) : null;
  const result = definition !== null && safeParse(definition.schema, condition).success ? definition : null;
  recognized.set(condition, result);
  return result;
}

/** Conditions are never changed in place, so what was recognized once stays so: a keystroke reads one, not all. */
const recognized = new WeakMap<object, AnyConditionDefinition | null>();
