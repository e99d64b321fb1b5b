import { contextAttributeDocs, type ElementDocumentation } from "../../element-base/documentation.js";
import type { reservationScheduleDeclaration } from "./declaration.js";

/** Documentation of `<reservation-schedule>`. */
export const reservationScheduleDocumentation: ElementDocumentation<typeof reservationScheduleDeclaration> = {
  description:
    "A salon's reservations by day, week, month or as a list, moved by pointer, touch and keys; blocked time; the week of its shifts.",
  attributes: {
    ...contextAttributeDocs,
    "salon-id": "Id of the salon.",
    page: "Page that is shown: the reservations, the shifts of a day, or those of a week. What the operator goes on to is not written back; nor is it to `view` and `date`.",
    view: "View of `PAGE_SCHEDULE`: one day, a week, a month, or a list.",
    date: "A day that is shown, `YYYY-MM-DD`. Absent: today in Japan.",
  },
  events: {
    "reservation-select": {
      description: "A reservation was chosen: `{reservation}`.",
      detail: "ReservationSelectDetail",
    },
    "slot-select": {
      description: "Free time was pressed or dragged over, or the button for a new reservation was pressed.",
      detail: "SlotDetail",
    },
    "block-select": {
      description: "Blocked time was chosen: `{blockTime}`. Its dialog opens unless the event is prevented.",
      detail: "BlockSelectDetail",
    },
    failure: {
      description: "Something could not be loaded or saved, or was refused.",
      detail: "FailureDetail",
    },
    "page-expired": {
      description:
        "The server says that the page is too old (419). It reloads unless the event is prevented.",
      detail: "PageExpiredDetail",
    },
  },
  properties: {},
  methods: {
    refresh: {
      type: "Promise<void>",
      description: "Loads again what is shown. Resolves when it is shown, or when the failure is shown.",
    },
  },
  parts: {},
};
