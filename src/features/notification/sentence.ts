import type { Boilerplate } from "../../api/notifications.js";
import { formatTime } from "../../lib/dates/times.js";
import type { Locale } from "../../lib/locale.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { NamedKind, SentenceFormat } from "../../references/index.js";
import { isKindKnown, type KnownChannels } from "./channels/known-channels.js";
import {
  channelsOf,
  conditionOf,
  eventOf,
  foreignZoneOf,
  isOn,
  modeOf,
  type NotificationState,
  rolesOf,
} from "./entity.js";
import { isFunnelEvent } from "./events/funnel-events.js";
import { eventWords } from "./events/messages.js";
import { isWithoutFriend, kindOfModel } from "./events/offered.js";
import { readTiming } from "./hours/timing.js";
import { isWhole } from "./hours/week.js";
import { type NotificationWords, notificationWords } from "./messages.js";

/** What names stand for in the sentence, as far as they are known. */
export interface SentenceNames {
  readonly format: SentenceFormat;
  readonly roles: Boilerplate["roles"];
  /** `null` as long as they are not known. */
  readonly channels: KnownChannels | null;
}

/** Who is told what, about whom, by which way and when: a notification in a sentence, or two. */
export function sentenceOf(state: NotificationState, names: SentenceNames): string {
  const { locale } = names.format;
  const words = notificationWords[locale];
  const sentence = words.sentence({
    when: whenText(state, names, locale),
    whom: whomText(state, words),
    roles: rolesText(state, names, words),
    channels: words.by(channelsText(state, names, words)),
    hours: hoursText(state, words),
  });
  return [
    ...(isOn(state) ? [] : [words.off]),
    sentence,
    ...(modeOf(state) === "window" ? [words.waits] : []),
  ].join(locale === "ja" ? "" : " ");
}

function whenText(state: NotificationState, { format }: SentenceNames, locale: Locale): string {
  const words = notificationWords[locale];
  const chosen = eventOf(state);
  if (!chosen) return words.whenever(chosen === null ? words.noEvent : words.held);
  const { event, model, modelId } = chosen;
  if (!isFunnelEvent(event)) return words.whenever(words.unknownEvent(event));
  const kind = kindOfModel(model);
  const label = eventWords[locale].models[model] ?? "";
  const about =
    kind === null || modelId === null
      ? words.anyOf(label)
      : words.about(label, format.name(kind as NamedKind, modelId));
  return eventWords[locale].events[event].when(about);
}

function whomText(state: NotificationState, words: NotificationWords): string {
  if (isWithoutFriend(eventOf(state)?.event ?? "")) return "";
  if (state.pendingCondition !== null) return words.matchingPending;
  return conditionOf(state) === null ? "" : words.matching;
}

function rolesText(state: NotificationState, { roles }: SentenceNames, words: NotificationWords): string {
  const chosen = rolesOf(state);
  if (chosen.length === 0) return words.everyRole;
  return words.list(chosen.map((id) => roles.find((role) => role.id === id)?.name ?? words.roleId(id)));
}

function channelsText(
  state: NotificationState,
  { channels }: SentenceNames,
  words: NotificationWords,
): string {
  const chosen = channelsOf(state);
  if (chosen.length === 0) return words.noChannel;
  return words.and(
    chosen.map(({ id, kind }) => {
      const channel = channels?.channels.find((each) => each.id === id);
      const kindName = words.kinds[kind] ?? kind;
      if (channel) return words.channel(kindName, channel.name);
      return isKindKnown(channels, kind) ? words.goneChannel(id) : words.channelOf(kindName, id);
    }),
  );
}

function hoursText(state: NotificationState, words: NotificationWords): string {
  const mode = modeOf(state);
  const zone = foreignZoneOf(state);
  const suffix = zone === null ? "" : words.inZone(zone);
  if (mode !== "window") return mode === "always" ? words.anyTime : words.within([words.unknownMode(mode)]);
  const hours = state.rows.flatMap(({ value }) => hoursOfRow(value, words) ?? []);
  return words.within([
    ...(hours.length === 0 ? [words.noHours] : hours),
    ...(suffix === "" ? [] : [suffix]),
  ]);
}

function hoursOfRow(value: PlainData, words: NotificationWords): string | null {
  const timing = readTiming(value);
  if (timing === null) return words.heldTiming;
  if (!isWhole(timing)) return null;
  return words.hoursOf(daysText(timing.weekdays, words), formatTime(timing.from), formatTime(timing.to));
}

/** Days of a week by their usual name, Monday first. */
export function daysText(days: readonly number[], words: NotificationWords): string {
  const is = (wanted: readonly number[]) =>
    days.length === wanted.length && wanted.every((day) => days.includes(day));
  if (is([0, 1, 2, 3, 4, 5, 6])) return words.everyDay;
  if (is([1, 2, 3, 4, 5])) return words.workdays;
  if (is([0, 6])) return words.weekend;
  const ordered = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  return words.list(ordered.map((day) => words.weekdays[day] ?? ""));
}
