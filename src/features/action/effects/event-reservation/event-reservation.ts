import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { type Figure, figureOf } from "../../../../kit/number-text.js";
import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import { hasPlans, isChosen, slotOf } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { chosenId, effectSchema, figure } from "../parts/stored-fields.js";
import { type EventReservationWords, eventReservationLabel, eventReservationWords } from "./messages.js";

/** Action on a reservation: made or cancelled (rules: event-reservation-effect). */
export const FireType = { make: "make", cancel: "cancel" } as const;
export type FireType = (typeof FireType)[keyof typeof FireType];

const schema = effectSchema(31, {
  fire_type: v.exactOptional(v.nullable(v.picklist([...Object.values(FireType), ""]))),
  event_slot_id: chosenId,
  event_menu_id: chosenId,
  num_of_takes: figure,
});

/** Makes a reservation of an event for a friend, or cancels it. */
export type EventReservationEffect = v.InferOutput<typeof schema>;

/** How many places are taken unless another number is entered, and the fewest (rules: event-reservation-count). */
export const fewestTakes = 1;

/** Effect 31: event reservation (rules: event-reservation-effect). */
export const eventReservation = {
  type: 31,
  name: "event-reservation",
  ability: "event_reserve",
  label: eventReservationLabel,
  icon: "ticket",
  schema,
  create: () => ({
    type: 31,
    fire_type: FireType.make,
    event_slot_id: null,
    event_menu_id: null,
    num_of_takes: fewestTakes,
    member_query_id: null,
  }),
  summarize(effect, format) {
    const words = eventReservationWords[format.locale];
    const { fire_type, event_slot_id, event_menu_id, num_of_takes } = reservationOf(effect);
    const slot = format.name("slot", event_slot_id);
    const plan = isChosen(event_menu_id) ? format.plan(event_slot_id, event_menu_id) : "";
    const what = words.reservation(slot, plan, format.figure(num_of_takes));
    return fire_type === null ? words.undecided(what, format.nothingChosen) : words.done[fire_type](what);
  },
  problems(effect, context) {
    const words = eventReservationWords[context.locale];
    return [
      ...(reservationOf(effect).fire_type === null
        ? [{ field: "fire_type", message: words.fireTypeRequired }]
        : []),
      ...choiceProblems(effect, words, context),
      ...takesProblems(effect, words),
    ];
  },
  /** The plans of one slot are none of another's. */
  references(effect) {
    const { event_slot_id, event_menu_id } = reservationOf(effect);
    const slot = { name: "event_slot_id", kind: "slot", among: "items" } as const;
    const plan = { name: "event_menu_id", kind: "slot", among: "plans" } as const;
    const isPlanned = isChosen(event_slot_id) && isChosen(event_menu_id);
    return [
      { ...slot, resets: { event_menu_id: null } },
      ...(isPlanned ? [{ ...plan, of: event_slot_id }] : []),
    ];
  },
  /** The list of slots says whether a plan must be chosen. */
  judgedBy: ["slot"],
} satisfies EffectVariant<EventReservationEffect>;

/** Stored values, with defaults for missing keys. The action has no default: it is required (rules: event-reservation-effect). */
export function reservationOf(effect: EventReservationEffect) {
  const { event_slot_id = null, event_menu_id = null, num_of_takes } = effect;
  return {
    fire_type: effect.fire_type || null,
    event_slot_id,
    event_menu_id,
    num_of_takes: num_of_takes ?? fewestTakes,
  };
}

export function chooseFireType(effect: EventReservationEffect, fire_type: FireType): EventReservationEffect {
  return { ...effect, fire_type };
}

/** The plans of one slot are none of another's. */
export function chooseSlot(
  effect: EventReservationEffect,
  event_slot_id: ItemId | null,
): EventReservationEffect {
  if (String(event_slot_id) === String(reservationOf(effect).event_slot_id)) return effect;
  return { ...effect, event_slot_id, event_menu_id: null };
}

export function choosePlan(effect: EventReservationEffect, event_menu_id: ItemId): EventReservationEffect {
  return { ...effect, event_menu_id };
}

/** Sets the number as typed; an empty field is none, and not the usual number (rules: event-reservation-count). */
export function setTakes(effect: EventReservationEffect, takes: Figure): EventReservationEffect {
  return { ...effect, num_of_takes: takes ?? "" };
}

/** A slot is required, and a plan where the slot has some, as far as that is known. */
function choiceProblems(
  effect: EventReservationEffect,
  words: EventReservationWords,
  { lists }: ValidationContext,
): FieldProblem[] {
  const { event_slot_id, event_menu_id } = reservationOf(effect);
  if (!isChosen(event_slot_id)) return [{ field: "event_slot_id", message: words.slotRequired }];
  if (isChosen(event_menu_id)) return [];
  const slot = slotOf(lists?.list("slot").state().source ?? null, event_slot_id);
  return hasPlans(slot) ? [{ field: "event_menu_id", message: words.planRequired }] : [];
}

function takesProblems(effect: EventReservationEffect, words: EventReservationWords): FieldProblem[] {
  const takes = figureOf(reservationOf(effect).num_of_takes);
  return Number.isInteger(takes) && Number(takes) >= fewestTakes
    ? []
    : [{ field: "num_of_takes", message: words.takesRequired }];
}
