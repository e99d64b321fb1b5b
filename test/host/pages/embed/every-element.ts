import type { Hono } from "hono";
import { html } from "hono/html";
import type { ElementTag } from "../../../../src/elements/registry.js";
import { actions } from "../../api/action.js";
import { formFields } from "../../api/form-fields.js";
import { friends } from "../../api/friends.js";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { elementTag } from "../element-tag.js";
import { episodeEditor } from "../episodes/tag.js";
import { formFieldEditor } from "../form-field-editor.js";
import { friendEditor } from "../friend-editor.js";
import { friendList } from "../friend-list.js";
import { funnelEditor } from "../funnel-editor.js";
import { itemPicker } from "../item-picker.js";
import { renderPage } from "../layout.js";
import { messageEditor } from "../message-editor.js";
import { messageTimeline } from "../message-timeline.js";
import { notificationEditor } from "../notifications/tag.js";
import { operatorAt } from "../operator.js";
import { reservationPanel } from "../reservation-panel.js";
import { listening } from "../reservations/page.js";
import { salonSettings } from "../salon-settings/tag.js";

/** `/embed/every-element`: one of each, which must not know of the others. */
export function addEveryElementPage(app: Hono, context: PageContext): void {
  const { store } = context;
  app.get("/embed/every-element", (c) => {
    const friend = store.get(friends, 1)?.value;
    const field = store.list(formFields)[0]?.value;
    const plain = (tag: ElementTag, attributes: Record<string, string>) =>
      elementTag(tag, attributes, "この画面の表示には JavaScript が必要です。");
    /** In the order of the page; the compiler asks for a new element. */
    const elements: Record<ElementTag, ReturnType<typeof html>> = {
      "action-editor": actionEditor({ value: store.list(actions)[1]?.value, finisher: "emit" }),
      "funnel-editor": funnelEditor({ finisher: "emit" }),
      "item-picker": itemPicker({ kind: "tag", multiple: true }),
      "message-editor": messageEditor({ value: "いつもありがとうございます。", finisher: "emit" }),
      "form-field-editor": formFieldEditor({ value: JSON.stringify(field), finisher: "emit" }),
      "message-timeline": html`<div class="message-box">${messageTimeline({ pattern: "timeline" })}</div>`,
      "friend-list": html`<div class="friend-box">${friendList({ operatorRoleId: String(operatorAt(c).role_id) })}</div>`,
      "friend-editor": friendEditor({ memberId: 1, memberName: friend?.name ?? "", isInline: true }),
      "notification-editor": notificationEditor({ notificationId: "7", finisher: "emit" }),
      "episode-editor": episodeEditor({ episodeId: "711", finisher: "emit" }),
      "journey-list": plain("journey-list", {}),
      "open-api-console": plain("open-api-console", {}),
      "salon-settings": salonSettings(c, { id: "salon-settings" }),
      "reservation-schedule": plain("reservation-schedule", { "salon-id": "1" }),
      "reservation-panel": html`<div class="reservation-column">${reservationPanel({ salonId: 1, reservationId: 1, isOpen: true })}</div>`,
    };
    const body = html`<p>ほかの要素があっても、どの要素も1つだけ置いたときと同じように動きます。</p>
${Object.entries(elements).map(
  ([tag, markup]) => html`<h2 class="h4"><code>&lt;${tag}&gt;</code></h2>
<div class="several">${markup}</div>`,
)}`;
    return renderPage(c, context, {
      title: "1ページにすべて置く",
      body,
      above: [],
      elements: Object.keys(elements),
      consoleContext: listening(c),
    });
  });
}
