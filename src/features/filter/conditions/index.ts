import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { createVariants, type Reading, type Variants } from "../../../list-editor/index.js";
import type { SentenceFormat } from "../../../references/index.js";
import { orPanelType } from "../entity.js";
import { answerForm } from "./answer-form/answer-form.js";
import { calendarReservation } from "./calendar-reservation/calendar-reservation.js";
import { commonInfo } from "./common-info/common-info.js";
import { conversion } from "./conversion/conversion.js";
import type { ConditionData, ConditionVariant, MissingPart } from "./definition.js";
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
import { partWords } from "./parts/messages.js";
import { registered } from "./registered/registered.js";
import { reminder } from "./reminder/reminder.js";
import { responseMark } from "./response-mark/response-mark.js";
import { richMenu } from "./rich-menu/rich-menu.js";
import { scenario } from "./scenario/scenario.js";
import { statusMessage } from "./status-message/status-message.js";
import { tag } from "./tag/tag.js";

export type {
  ConditionData,
  ConditionVariant,
  Fact,
  MissingPart,
  NewConditionSettings,
  NoOpposite,
} from "./definition.js";

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

/** A definition whose own type has been forgotten: it only ever meets values that passed its schema. */
export type AnyConditionVariant = ConditionVariant<ConditionData>;

/** The conditions that a filter may hold. */
export type ConditionVariants = Variants<AnyConditionVariant>;

/** A condition as its definition reads it: in place of a field that cannot be read it has what a new one has there. */
export type ConditionReading = Reading<AnyConditionVariant>;

/** All of them, as the rest of the feature sees them. */
export const allConditions: ConditionVariants = createVariants(
  // The one cast: past this line a variant only meets values that passed its schema.
  conditions as readonly unknown[] as readonly AnyConditionVariant[],
  // A condition that cannot be read is judged without the page's trigger.
  { triggerContext: null },
);

/** The ids of all condition types (rules: condition-types). */
export const conditionTypeIds: readonly number[] = [...conditions.map(({ type }) => type), orPanelType];

/**
 * Missing part of a condition; `null` where none is. For a condition with a field that cannot be read nobody can say:
 * what seems to be missing may be in it.
 */
export function missingPart(
  { definition, value, unreadable }: ConditionReading,
  locale: Locale,
): (MissingPart & { message: string }) | null {
  if (unreadable.length > 0 || !definition.unfinished(value)) return null;
  const part = definition.missing?.(value, locale) ?? { field: "first" };
  const words = partWords[locale];
  const label = part.label ?? definition.label[locale];
  return { ...part, message: part.entered ? words.enter(label) : words.choose(label) };
}

/**
 * The sentence of a condition, with the names of fields that cannot be read, or `null` where nothing can be. Total: it
 * never throws, whatever the data.
 */
export function summarizeCondition(
  condition: PlainData,
  format: SentenceFormat,
  variants: ConditionVariants = allConditions,
): string | null {
  const reading = variants.read(condition);
  if (!reading) return null;
  const { definition, value, unreadable } = reading;
  const summary = definition.summarize(value, format);
  return unreadable.length === 0 ? summary : partWords[format.locale].partlyRead(summary, unreadable);
}
