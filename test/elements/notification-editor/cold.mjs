import { notification } from "../../bench/cold/data.mjs";
import { tag } from "../../bench/cold/tag.mjs";

const notifications = { group: "A notification, five channels", reference: "notification", given: 0 };

export const cold = [
  {
    ...notifications,
    name: "notification",
    entry: "notification-editor",
    body: tag("notification-editor", { finisher: "emit", value: notification }),
    control: { selector: "[data-field=title]" },
    // A press makes it the field that is typed into.
    made: { selector: "[data-field=title]:focus" },
  },
];
