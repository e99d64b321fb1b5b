import type { Hono } from "hono";
import type { ApiContext } from "./context.js";
import { reservationStatuses, statusNames } from "./reservation-statuses.js";
import { courses, salonResources } from "./reservations.js";

/** What a calendar reservation can be asked for: `GET /api/salon/resources`, `courses` and `statuses` (rules: calendar-salons). */
export function addSalonLists(app: Hono, { store }: ApiContext): void {
  app.get("/api/salon/resources", ({ req, json }) => {
    const wanted = salonsIn(req.url);
    const rows = store.list(salonResources).map(({ value }) => value);
    const data = rows.filter(({ salon_id }) => wanted(salon_id)).sort(bySalonAndOrder);
    return json({
      data: data.map(({ id, salon_id, name, order, deleted_at }) => {
        return { id, salon_id, name, order, deleted: deleted_at !== null };
      }),
    });
  });

  app.get("/api/salon/courses", ({ req, json }) => {
    const wanted = salonsIn(req.url);
    const rows = store.list(courses).map(({ value }) => value);
    const data = rows.filter(({ salon_id }) => wanted(salon_id)).sort(bySalonAndOrder);
    return json({
      data: data.map(({ id, salon_id, name, order, deleted_at }) => {
        return { id, menuable_id: salon_id, name, order, deleted: deleted_at !== null };
      }),
    });
  });

  app.get("/api/salon/statuses", ({ json }) => {
    const data = reservationStatuses.flatMap((key) => {
      const name = statusNames[key];
      return name === undefined ? [] : [{ key, name }];
    });
    return json({ data });
  });
}

/** `salon_ids[]=1&salon_ids[]=2` asks for those salons; without it every salon is meant. */
function salonsIn(url: string): (id: number) => boolean {
  const asked = new URL(url).searchParams.getAll("salon_ids[]").map(Number);
  return (id) => asked.length === 0 || asked.includes(id);
}

type Placed = { readonly salon_id: number; readonly order: number };
function bySalonAndOrder(a: Placed, b: Placed): number {
  return a.salon_id - b.salon_id || a.order - b.order;
}
