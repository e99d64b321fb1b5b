import type { Hono } from "hono";
import { resource } from "../store.js";
import type { ApiContext } from "./context.js";

/** A journey with its phases in their order (api §8). */
export interface Journey {
  id: number;
  name: string;
  group_id: number | null;
  order: number;
  favorite: 0 | 1;
  favorite_order: number | null;
  journey_kpis: { journey_tag_id: number; order: number }[];
  member_count: number;
  updated_at: string;
}

export const journeys = resource<Journey>("journey");

/** `GET /api/journeys`: all of them, whatever their group. */
export function addJourneyCalls(app: Hono, { store }: ApiContext): void {
  app.get("/api/journeys", ({ json }) => {
    const data = store.list(journeys).map(({ value }) => value);
    return json({ data: data.sort((a, b) => a.order - b.order) });
  });
}
