import type { Hono } from "hono";
import type { ApiContext } from "./context.js";
import { itemsOf, type PickerItem } from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** `GET /api/line/slots/{id}/rest` and `GET /api/line/menus/{id}/rest`: how many places are left. */
export function addRemainingCalls(app: Hono, { store }: ApiContext): void {
  app.get("/api/line/slots/:id{[0-9]+}/rest", ({ req, json }) => {
    const slot = store.get(itemsOf("slot"), Number(req.param("id")));
    return json({ rest: restOf(slot?.value) });
  });

  app.get("/api/line/menus/:id{[0-9]+}/rest", ({ req, json }) => {
    const menuId = Number(req.param("id"));
    const menus = store
      .list(itemsOf("slot"))
      .flatMap(({ value }) => (value.event_menus as PickerItem[]) ?? []);
    return json({ rest: restOf(menus.find(({ id }) => id === menuId)) });
  });
}

function restOf(owner: PickerItem | undefined): unknown {
  if (!owner) throw new Refusal(404, { message: "予約枠が見つかりません。" });
  return owner.rest ?? 0;
}
