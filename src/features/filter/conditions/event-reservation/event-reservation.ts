import * as v from "valibot";
import { isChosen, referenceWords, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";
import { stateRule } from "../rules/state-rule.js";
import { eventReservationLabel, eventWords } from "./messages.js";

/** Result of the reservation (rules: event-condition). */
export const Reservation = { reserved: 1, canceled: 2, pending: 3, denied: 4 } as const;
export type Reservation = (typeof Reservation)[keyof typeof Reservation];

export const reservations: readonly Reservation[] = Object.values(Reservation);

/** Type and "everything except" are stored as one number. */
export type EventMatch = Reservation | 11 | 12 | 13 | 14;

const schema = conditionSchema(65, {
  event_slot_id: v.exactOptional(chosenId),
  event_slot_group_id: v.exactOptional(chosenId),
  use_group: v.exactOptional(storedFlag),
  match: v.exactOptional(v.picklist([...reservations, 11, 12, 13, 14])),
});

/** Friends by their reservations of an event. */
export type EventReservationCondition = v.InferOutput<typeof schema>;

/** Condition 65: event reservation (rules: event-condition). */
export const eventReservation = {
  type: 65,
  name: "event-reservation",
  label: eventReservationLabel,
  icon: "ticket",
  ability: "event_reserve",
  schema,
  create: () => ({
    type: 65,
    event_slot_id: null,
    event_slot_group_id: null,
    use_group: 0,
    match: Reservation.reserved,
  }),
  summarize,
  unfinished: ({ use_group = 0, event_slot_id = null, event_slot_group_id = null }) =>
    !isChosen(isOn(use_group) ? event_slot_group_id : event_slot_id),
  missing: ({ use_group = 0 }, locale) => {
    const { slot } = eventWords[locale];
    return isOn(use_group)
      ? { field: "event_slot_group_id", label: referenceWords[locale].folderOf(slot) }
      : { field: "event_slot_id", label: slot };
  },
  opposite: (condition) => {
    const [reservation, except] = partsOf(condition.match);
    return { ...condition, match: matchOf(reservation, !except) };
  },
  rules: [
    // For an event, and for one of a folder, each: a type, and everything except it.
    stateRule<EventReservationCondition, EventMatch>(
      "slot",
      ({ use_group = 0, event_slot_id, event_slot_group_id, match = Reservation.reserved }) =>
        isOn(use_group)
          ? { id: event_slot_group_id, inFolder: true, state: match }
          : { id: event_slot_id, state: match },
      reservations.map((reservation) => [matchOf(reservation, false), matchOf(reservation, true)] as const),
    ),
  ],
} satisfies ConditionVariant<EventReservationCondition>;

/** The type, and whether everything except it is meant. */
export function partsOf(
  match: EventMatch = Reservation.reserved,
): readonly [reservation: Reservation, except: boolean] {
  return [(match % 10) as Reservation, match > 10];
}

export function matchOf(reservation: Reservation, except: boolean): EventMatch {
  return (except ? reservation + 10 : reservation) as EventMatch;
}

/** "予約枠「説明会」のイベント予約が予約済み以外である". */
function summarize(condition: EventReservationCondition, format: SentenceFormat): string {
  const words = eventWords[format.locale];
  const { use_group = 0, event_slot_id: slot = null, event_slot_group_id: folder = null } = condition;
  const [reservation, except] = partsOf(condition.match);
  const phrase = except ? words.meetsNot : words.meets;
  return phrase(isOn(use_group) ? folderText() : slotText(), words.reservations[reservation]);

  function folderText() {
    return isChosen(folder) ? words.folder(format.lookup.groupName("slot", folder)) : format.nothingChosen;
  }

  function slotText() {
    return format.name("slot", slot);
  }
}
