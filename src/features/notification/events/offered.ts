import type { NotificationEvent } from "../../../api/notifications.js";
import type { Locale } from "../../../lib/locale.js";
import type { ListKind } from "../../picker/index.js";
import { funnelEvents, isFunnelEvent } from "./funnel-events.js";
import { eventWords } from "./messages.js";

/** An event that can be chosen. */
export interface OfferedEvent {
  readonly group: string;
  readonly model: string;
  readonly event: string;
  readonly label: string;
  readonly sampleTitle: string;
  readonly sampleBody: string;
}

/** From which list what an event is about is chosen, by the model. Others are about nothing that could be chosen. */
const kinds: Readonly<Record<string, ListKind>> = {
  landing: "landing",
  response_mark: "response_mark",
  scenario: "scenario",
  form: "form",
  slot: "slot",
  salon: "salon",
  action: "action",
  tag: "tag",
  site: "site",
  reaction: "reaction",
};

/** The list of a model; `null` where there is nothing to be chosen. */
export function kindOfModel(model: string): ListKind | null {
  return Object.hasOwn(kinds, model) ? (kinds[model] ?? null) : null;
}

/** True for an event without a friend: a condition on friends is not asked then. */
export function isWithoutFriend(event: string): boolean {
  return event.startsWith("send_count_");
}

/** The label of an event that we know. */
export function labelOf(event: string, locale: Locale): string | null {
  return isFunnelEvent(event) ? eventWords[locale].events[event].label : null;
}

/**
 * Events that are offered: what the server has and we know (rules: funnel-events-offered), in the server's order and
 * words; all that we know where the server did not say.
 */
export function offeredEvents(
  given: readonly NotificationEvent[] | null,
  locale: Locale,
): readonly OfferedEvent[] {
  if (given === null) return knownEvents(locale);
  const places = new Map(knownEvents(locale).map((known) => [known.event, known]));
  return given.flatMap((each) => {
    const known = places.get(each.event);
    if (!known) return [];
    places.delete(each.event);
    const { sample_title, sample_body } = each;
    return [
      { ...known, label: each.label || known.label, sampleTitle: sample_title, sampleBody: sample_body },
    ];
  });
}

function knownEvents(locale: Locale): readonly OfferedEvent[] {
  return Object.entries(funnelEvents).flatMap(([group, models]) =>
    Object.entries(models as Readonly<Record<string, readonly string[]>>).flatMap(([model, names]) =>
      names.map((event) => ({
        ...{ group, model, event },
        label: labelOf(event, locale) ?? event,
        ...{ sampleTitle: "", sampleBody: "" },
      })),
    ),
  );
}
