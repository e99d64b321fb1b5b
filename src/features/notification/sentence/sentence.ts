import type { Boilerplate } from "../../../api/notifications.js";
import { formatTime } from "../../../lib/dates/times.js";
import type { Locale } from "../../../lib/locale.js";
import type { NamedKind, SentenceFormat } from "../../../references/index.js";
import { isKindKnown, type KnownChannels } from "../channels/known-channels.js";
import {
  channelsOf,
  conditionOf,
  eventOf,
  foreignZoneOf,
  holdsHours,
  isOn,
  modeOf,
  type NotificationState,
  rolesOf,
} from "../entity.js";
import { isFunnelEvent } from "../events/funnel-events.js";
import { eventWords } from "../events/messages.js";
import { isWithoutFriend, kindOfModel } from "../events/offered.js";
import { readTiming } from "../hours/timing.js";
import { isWhole, type WholeTiming } from "../hours/week.js";
import { notificationWords } from "../messages.js";
import { type SentenceWords, sentenceWords } from "./messages.js";

/** Names in the sentence, as far as they are known. */
export interface SentenceNames {
  readonly format: SentenceFormat;
  readonly roles: Boilerplate["roles"];
  /** `null` as long as they are not known. */
  readonly channels: KnownChannels | null;
}

/** A notification in a sentence, or two. */
export function sentenceOf(state: NotificationState, names: SentenceNames): string {
  const { locale } = names.format;
  const words = sentenceWords[locale];
  const sentence = words.sentence({
    when: whenText(state, names, locale),
    whom: whomText(state, words),
    roles: rolesText(state, names, words),
    channels: channelsText(state, names, locale),
    hours: hoursText(state, locale),
  });
  return [
    ...(isOn(state) ? [] : [words.off]),
    sentence,
    ...(modeOf(state) === "window" ? [hoursOf(state).length === 0 ? words.neverOpens : words.waits] : []),
  ].join(locale === "ja" ? "" : " ");
}

function whenText(state: NotificationState, { format }: SentenceNames, locale: Locale): string {
  const words = sentenceWords[locale];
  const chosen = eventOf(state);
  if (!chosen) return chosen === null ? words.noEvent : words.opaqueEvent;
  const { event, model, modelId } = chosen;
  if (!isFunnelEvent(event)) return words.unknownEvent(event);
  const kind = kindOfModel(model);
  const label = eventWords[locale].models[model] ?? "";
  const about =
    kind === null || modelId === null
      ? words.anyOf(label)
      : words.about(label, format.name(kind as NamedKind, modelId));
  return eventWords[locale].events[event].when(about);
}

function whomText(state: NotificationState, words: SentenceWords): string {
  if (isWithoutFriend(eventOf(state)?.event ?? "")) return "";
  if (state.pendingCondition !== null) return words.matchingPending;
  return conditionOf(state) === null ? "" : words.matching;
}

function rolesText(state: NotificationState, { roles }: SentenceNames, words: SentenceWords): string {
  const chosen = rolesOf(state);
  if (chosen.length === 0) return words.everyRole;
  return words.roles(chosen.map((id) => roles.find((role) => role.id === id)?.name ?? words.roleId(id)));
}

function channelsText(state: NotificationState, { channels }: SentenceNames, locale: Locale): string {
  const words = sentenceWords[locale];
  const { kinds, channelOf } = notificationWords[locale];
  const chosen = channelsOf(state);
  if (chosen.length === 0) return words.noChannel;
  return words.and(
    chosen.map(({ id, kind }) => {
      const channel = channels?.channels.find((each) => each.id === id);
      const kindName = kinds[kind] ?? kind;
      if (channel) return words.channel(kindName, channel.name);
      return isKindKnown(channels, kind) ? words.goneChannel(id) : channelOf(kindName, id);
    }),
  );
}

function hoursText(state: NotificationState, locale: Locale): string {
  const words = sentenceWords[locale];
  const mode = modeOf(state);
  if (mode === "always") return words.anyTime;
  if (mode !== "window") return words.byMode(mode);
  const rows = hoursOf(state).map((timing) =>
    timing === null
      ? words.opaqueHours
      : words.hoursOf(daysText(timing.weekdays, locale), formatTime(timing.from), formatTime(timing.to)),
  );
  const zone = foreignZoneOf(state);
  return words.within(
    rows.length === 0 ? words.noHours : words.hours(rows),
    zone === null ? "" : words.inZone(zone),
  );
}

/** The rows that say hours; `null` is what cannot be read, and may well say some. */
function hoursOf(state: NotificationState): readonly (WholeTiming | null)[] {
  if (holdsHours(state)) return [null];
  const timings = state.rows.map(({ value }) => readTiming(value));
  return timings.filter((timing) => timing === null || isWhole(timing));
}

/** Days of a week by their usual name, Monday first. */
function daysText(days: readonly number[], locale: Locale): string {
  const words = sentenceWords[locale];
  const { weekdays } = notificationWords[locale];
  const is = (wanted: readonly number[]) =>
    days.length === wanted.length && wanted.every((day) => days.includes(day));
  if (is([0, 1, 2, 3, 4, 5, 6])) return words.everyDay;
  if (is([1, 2, 3, 4, 5])) return words.workdays;
  if (is([0, 6])) return words.weekend;
  const ordered = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  return words.days(ordered.map((day) => weekdays[day] ?? ""));
}
