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

/** What is said about `<reservation-panel>`. */
export const reservationPanelDocumentation: ElementDocumentation<typeof reservationPanelDeclaration> = {
  description:
    "The side panel of one reservation: its detail, its form, and what a customer asked for and somebody has to judge.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "The reservation, in the place of what would be loaded. Some fields of one without an `id` are the beginning of a new one.",
    "finish-path": "Where the form is sent; without it to `/api/v2/salon/{id}/reservations`.",
    "salon-id": "The salon.",
    "reservation-id": "The reservation; without it the form makes a new one.",
    "operator-role-id": "The role of the operator, which says what friends can be chosen.",
    type: "What is shown: `detail` or `form`.",
    open: "Shows the panel. Another reservation has it closed first, which takes 250 ms.",
  },
  events: {
    ...finishingEventDocs,
    judge: {
      detail: "JudgeDetail",
      description: "A request of the customer was judged, and the server has taken it.",
    },
    close: { description: "The operator closed the panel." },
  },
  properties: {
    ...finishingPropertyDocs,
    findFriends: {
      type: "FindFriendsFunction | null",
      description:
        "Finds friends by name in the place of the call: `(text, {signal}) => Promise<{id, name}[]>`.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    show: { type: "void", description: "Opens the panel." },
    close: {
      type: "void",
      description: "Closes it. Where something is not saved, the operator is asked first.",
    },
  },
  parts: finishingPartDocs,
};
