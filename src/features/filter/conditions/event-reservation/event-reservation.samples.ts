import type { EventReservationCondition } from "./event-reservation.js";

const slot = { type: 65, event_slot_id: 801, event_slot_group_id: null, use_group: 0 } as const;

/** Conditions on event reservations by what they show; stories and tests use the same ones. */
export const eventReservationSamples = {
  typical: { ...slot, match: 11 },
  reserved: { ...slot, match: 1 },
  canceled: { ...slot, match: 2 },
  pending: { ...slot, match: 3 },
  denied: { ...slot, match: 4 },
  notCanceled: { ...slot, match: 12 },
  notPending: { ...slot, match: 13 },
  notDenied: { ...slot, match: 14 },
  folder: { ...slot, event_slot_id: null, event_slot_group_id: 81, use_group: 1, match: 1 },
  folderUnchosen: { ...slot, event_slot_id: null, use_group: 1, match: 1 },
  empty: { ...slot, event_slot_id: null, match: 1 },
  deleted: { ...slot, event_slot_id: 99999, match: 1 },
  sparse: { type: 65 },
  withUnknownKeys: { ...slot, match: 1, future: { a: [1] } },
} satisfies Record<string, EventReservationCondition>;
