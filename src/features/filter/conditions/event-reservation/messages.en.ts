import type { EventWords } from "./messages.ja.js";

/** The same in English. */
export const en: EventWords = {
  slot: "Slot",
  noSlots: "There are no slots",
  reservation: "State of the reservation",
  reservations: { 1: "reserved", 2: "canceled", 3: "pending", 4: "denied" },
  except: "How the state is met",
  is: "is",
  isNot: "is anything else",
  folder: (name) => `in folder “${name}”`,
  meets: (slot, reservation) => `has an event reservation ${reservation} for the slot ${slot}`,
  meetsNot: (slot, reservation) => `has an event reservation other than ${reservation} for the slot ${slot}`,
};
