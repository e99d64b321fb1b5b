import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { reservationPanelDeclaration } from "./declaration.js";

/** Documentation of `<reservation-panel>`. */
export const reservationPanelDocumentation: ElementDocumentation<typeof reservationPanelDeclaration> = {
  description:
    "Side panel of one reservation: its detail, its form, and the requests of the customer that wait for an answer.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "The reservation as JSON, which is then not loaded. Without an `id` it prefills a new one; any of the fields may be given.",
    "finish-path": "Path that the form is posted to. Absent: `/api/v2/salon/{id}/reservations`.",
    "salon-id": "Id of the salon.",
    "reservation-id": "Id of the reservation. Absent: the form makes a new one.",
    "operator-role-id": "Id of the operator's role, which decides what friends can be chosen.",
    type: "Detail or form of the reservation.",
    open: "Shows the panel. `show()` and `close()` set it, and the operator's button that closes it removes it. When another reservation is set, the panel closes first, which takes 250 ms.",
  },
  events: {
    ...finishingEventDocs,
    "page-expired": {
      ...finishingEventDocs["page-expired"],
      description:
        "The server says that the page is too old (419). The work is kept and the page reloads, unless the event is prevented.",
    },
    judge: {
      detail: "JudgeDetail",
      description: "A request of the customer was approved or denied, and the server has saved that.",
    },
    close: { description: "The operator has closed the panel." },
  },
  properties: {
    ...finishingPropertyDocs,
    findFriends: {
      type: "FindFriendsFunction | null",
      description:
        "Finds friends by name, in place of the call: `(text, {signal}) => Promise<{id, name}[]>`.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    show: { type: "void", description: "Opens the panel." },
    close: {
      type: "void",
      description: "Closes the panel. When something is unsaved, the operator is asked first.",
    },
  },
  parts: finishingPartDocs,
};
