import { contextAttributeDocs, type ElementDocumentation } from "../../element-base/documentation.js";
import type { reservationScheduleDeclaration } from "./declaration.js";

/** What is said about `<reservation-schedule>`. */
export const reservationScheduleDocumentation: ElementDocumentation<typeof reservationScheduleDeclaration> = {
  description:
    "A salon's reservations by day, week, month or as a list, moved by pointer, touch and keys; blocked time; the week of its shifts.",
  attributes: {
    ...contextAttributeDocs,
    "salon-id": "The salon.",
    page: "What is shown: `PAGE_SCHEDULE`, `PAGE_TIME_SHIFT` or `PAGE_TIME_SHIFT_WEEKLY`.",
    view: "Which days, and how: `date`, `week`, `month` or `list`.",
    date: "A day that is shown, `YYYY-MM-DD`; without it today in Japan.",
  },
  events: {
    "reservation-select": {
      description: "A reservation was chosen: `{reservation}`.",
      detail: "ReservationSelectDetail",
    },
    "slot-select": {
      description: "Free time was chosen, or a new reservation was asked for.",
      detail: "SlotDetail",
    },
    "block-select": {
      description: "Blocked time was chosen; its dialog opens unless the event is prevented.",
      detail: "BlockSelectDetail",
    },
    failure: { description: "Something could not be loaded or done.", detail: "FailureDetail" },
    "page-expired": {
      description: "The page is too old to do anything on it (419); it is reloaded unless that is prevented.",
      detail: "PageExpiredDetail",
    },
  },
  properties: {},
  methods: {
    refresh: {
      type: "Promise<void>",
      description: "Asks again for what is shown. Kept when it is shown, or the failure is said.",
    },
  },
  parts: {},
};
