import { Hono } from "hono";
import * as v from "valibot";
import { importSpeed, setImportSpeed } from "./api/salon/calendars.js";
import type { Store } from "./store.js";

const speedSchema = v.strictObject({ is_fast: v.boolean() });

/** `/_host/salon/imports`: whether imports of calendars are over in two seconds. No part of the HTTP contract. */
export function createSalonDesk({ store, now }: { readonly store: Store; now(): Date }): Hono {
  const app = new Hono();
  const told = () => ({ is_fast: store.get(importSpeed, 1)?.value.is_fast === true });
  app.get("/_host/salon/imports", (c) => c.json({ data: told() }));
  app.post("/_host/salon/imports", async (c) => {
    setImportSpeed(store, v.parse(speedSchema, await c.req.json()).is_fast, now());
    return c.json({ data: told() });
  });
  app.onError((error, c) => c.json({ message: String(error) }, 422));
  return app;
}
