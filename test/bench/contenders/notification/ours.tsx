import "../../../../src/entries/notification-editor.js";
import type { NotificationEditorElement } from "../../../../src/entries/notification-editor.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

interface Given {
  notification: PlainObject;
}

let editor = document.createElement("notification-editor") as NotificationEditorElement;
const all = (selector: string) => [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const rows = () => all(".channel");

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, { notification }: Given) {
      editor = document.createElement("notification-editor") as NotificationEditorElement;
      editor.value = notification;
      editor.style.cssText = "display: block; width: 720px";
      root.append(editor);
    },
    unmount: () => editor.remove(),
    count: () => rows().length,
    name: () => all("[data-field=title]")[0] ?? null,
    title: () => editor.value.title,
    row: (at: number) => rows()[at],
    channel: (at: number) => rows()[at]?.querySelector("input") ?? null,
    chosen: () => editor.value.notification_channels.length,
    cell: (at: number) => all(".week-cell")[at * 7],
    /** How many half hours are open. */
    open: () => all(".week-cell[aria-selected=true]").length,
    undo: () => editor.undo(),
  },
});
