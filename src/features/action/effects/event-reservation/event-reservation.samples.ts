import type { EventReservationEffect } from "./event-reservation.js";

const make = {
  type: 31,
  fire_type: "make",
  event_slot_id: 801,
  event_menu_id: 811,
  num_of_takes: 1,
  member_query_id: null,
} as const;

/** Event reservation effects by what they show; stories and tests use the same ones. */
export const eventReservationSamples = {
  typical: make,
  cancel: { ...make, fire_type: "cancel", member_query_id: 31 },
  several: { ...make, num_of_takes: 3 },
  withoutPlans: { ...make, event_slot_id: 802, event_menu_id: null },
  planUnchosen: { ...make, event_menu_id: null },
  planOfAnother: { ...make, event_slot_id: 802 },
  empty: { ...make, event_slot_id: null, event_menu_id: null },
  emptyTexts: { ...make, fire_type: "", event_slot_id: "", event_menu_id: "", num_of_takes: "" },
  inText: { ...make, event_slot_id: "801", event_menu_id: "811", num_of_takes: "2" },
  tooFew: { ...make, num_of_takes: 0 },
  deleted: { ...make, event_slot_id: 99999, event_menu_id: 99999 },
  planDeleted: { ...make, event_menu_id: 99999 },
  sparse: { type: 31 },
  withUnknownKeys: { future: { a: [1, null] }, ...make },
  hostile: {
    ...make,
    event_slot_id: "<img src=x onerror=alert(1)>",
    event_menu_id: "</select><script>alert(1)</script>\u202e",
    num_of_takes: "<b>1</b>",
  },
} satisfies Record<string, EventReservationEffect>;
