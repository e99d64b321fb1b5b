import type { EventReservationWords } from "./messages.ja.js";

/** The same in English. */
export const en: EventReservationWords = {
  fireType: "What to do",
  fireTypes: { make: "Reserve", cancel: "Cancel" },
  fireTypeRequired: "Choose what to do.",
  slot: "Slot",
  slotRequired: "Choose a slot.",
  noSlots: "There are no slots",
  plan: "Plan",
  choosePlan: "Choose a plan",
  noPlans: "(There are no plans)",
  planDeleted: "! Deleted plan !",
  planLoading: "Loading...",
  planRequired: "Choose a plan.",
  price: (yen) => `${yen} yen`,
  planAt: (name, price) => `${name} (${price})`,
  takes: "Places",
  takesRequired: "Enter a whole number of places, 1 or more.",
  restLoading: "Counting what is left...",
  restKnown: (count) => `${count} left`,
  restUnknown: "How many are left could not be found out",
  reservation: (slot, plan, takes) =>
    `${takes} × the event reservation of the slot ${slot}${plan && ` with the plan ${plan}`}`,
  done: { make: (what) => `Make ${what}`, cancel: (what) => `Cancel ${what}` },
  undecided: (what, unchosen) => `${unchosen} ${what}`,
};
