import "../../../src/entries/notification-editor.js";
import type { NotificationEditorElement } from "../../../src/entries/notification-editor.js";
import { type Attributes, eventually } from "../../browser/support/editors.js";
import { listOf } from "../../browser/support/lists.js";
import { type OwnAnswer, type Received, serveKnown } from "../../browser/support/server.js";
import { notificationAnswer } from "../../fixtures/notifications.js";
import { openEditor } from "../open-editor.js";

/** Answers what the editor asks for; `answer` comes first. */
export function serveNotifications(answer?: OwnAnswer): Received[] {
  return serveKnown(({ method, url: { pathname } }) => {
    if (pathname.includes("/api/v_resource/")) return { json: listOf([{ id: 1, name: "アンケート" }]) };
    const known = method === "GET" ? notificationAnswer(pathname) : undefined;
    return known === undefined ? undefined : { json: known };
  }, answer);
}

/** Puts an editor on the page, with its attributes in place before it connects, and a server of its own. */
export const openNotification = (
  attributes: Attributes = {},
  value?: unknown,
): Promise<NotificationEditorElement> => openEditor("notification-editor", attributes, value);

/** Once its channels are there. */
export async function channelsDrawn(editor: Element): Promise<void> {
  await eventually(() => editor.shadowRoot?.querySelectorAll(".channel").length ?? 0).toBeGreaterThan(0);
}

/** What was said last. */
export const saidLast = (editor: Element) =>
  [...(editor.shadowRoot?.querySelectorAll(".sr[role=status]") ?? [])]
    .map((each) => each.textContent)
    .join("");
