import type { Hono } from "hono";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { notificationEditor } from "./tag.js";

const above = [{ label: "通知", path: "/notifications" }];

/** `/notifications/new` and `/notifications/{id}`: the editor loads and saves by itself. `?readonly=1`, `?locale=en`. */
export function addNotificationEditPages(app: Hono, context: PageContext): void {
  for (const path of ["/notifications/new", "/notifications/:id{[0-9]+}"] as const)
    app.get(path, (c) => {
      const id = c.req.param("id" as never) as string | undefined;
      const editor = notificationEditor({
        draftKey: `notification-${id ?? "new"}`,
        readonly: c.req.query("readonly") === "1",
        ...(id && { notificationId: id }),
        ...(c.req.query("locale") === "en" && { locale: "en" }),
      });
      return renderPage(c, context, {
        title: id ? "通知を編集" : "新規通知",
        body: editor,
        above,
        elements: ["notification-editor"],
      });
    });
}
