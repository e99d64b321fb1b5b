import "../../../src/entries/notification-editor.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, undone } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import { notificationAnswer, wholeNotification } from "../../fixtures/notifications.js";

export const growth = growing(["value", "history", "text", "rows"], {
  tag: "notification-editor",
  nodes: 930,
  make: () =>
    Object.assign(
      withAttributes(document.createElement("notification-editor"), { "api-base": freshServer() }),
      { value: wholeNotification },
    ),
  last: ".channel-uses button",
  word: { ja: "時間帯を追加", en: "Add hours" },
  other: { ...wholeNotification, timings: [], notification_channels: [{ id: 77, kind: "pager" }] },
  otherShows: "77",
  field: (element) => inside(element, "[data-field=title]"),
  row: ".timing",
  adds: "[data-field=timings]",
  remove: "[data-field=remove]",
  answer: (address) => (address.includes("/api/notification") ? notificationAnswer(address) : undefined),
  opens: {
    "the list of roles": { opener: "[data-field=roles] [role=combobox]", shows: "[role=option]" },
    "where a channel is used": { opener: ".channel-uses button", shows: ".channel-use-list" },
    "the question before a channel is deleted": {
      opener: ".channel-tools .icon-button",
      shows: "dialog .button-danger-fill",
    },
    "where a channel is connected": { opener: "[data-add=slack]", shows: "dialog a" },
    "the condition": {
      opener: "[data-field=condition] .switch",
      shows: ".condition-slide .add-strip-button",
      closer: ".condition-head button",
    },
  },
  more: [undone("hours painted", (element) => paint(inside(element, ".week-cell")))],
});

function paint(cell: HTMLElement | null): void {
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true }));
}
