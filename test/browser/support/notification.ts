import { openEditor } from "../../elements/open-editor.js";
import "../../../src/entries/notification-editor.js";
import type { NotificationEditorElement } from "../../../src/entries/notification-editor.js";
import { notificationAnswer } from "../../fixtures/notifications.js";
import { type Attributes, eventually } from "./editors.js";
import { listOf } from "./pickers.js";
import { type Received, type Scripted, serveBy } from "./server.js";

/** Answers what the editor asks for; `answer` comes first. */
export function serveNotifications(
  answer: (call: Received) => Scripted | Promise<Scripted> | undefined = () => undefined,
): Received[] {
  return serveBy((call) => {
    const own = answer(call);
    if (own !== undefined) return own;
    const { pathname } = call.url;
    if (pathname.includes("/api/v_resource/")) return { json: listOf([{ id: 1, name: "アンケート" }]) };
    const known = call.method === "GET" ? notificationAnswer(pathname) : undefined;
    return known === undefined ? undefined : { json: known };
  });
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
