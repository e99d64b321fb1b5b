import { Hono } from "hono";
import { changesOf } from "./api/friend/changes.js";
import { pageBefore } from "./api/refusal.js";
import type { Faults } from "./faults.js";
import type { HostEnv } from "./host-env.js";
import { faultIn, faultLine, faultPanelId } from "./pages/fault-panel.js";
import type { RequestLog } from "./request-log.js";
import type { Store } from "./store.js";
import type { Trickle } from "./trickle.js";

interface DeskTools {
  readonly store: Store;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly trickle: Trickle;
  csrfToken(): string;
}

/**
 * `/_host/*` and `/csp-report`: what tests ask the host itself. Requests it saw, violations browsers reported, faults to
 * arm, friends who write, what operators changed of friends. None of it is part of the HTTP contract.
 */
export function createDesk({ store, faults, requests, trickle, csrfToken }: DeskTools): Hono<HostEnv> {
  const app = new Hono<HostEnv>();
  let reports: unknown[] = [];

  app.post("/csp-report", async (c) => {
    const report = await c.req.json<{ "csp-report"?: unknown }>();
    reports.push(report["csp-report"] ?? report);
    return c.body(null, 204);
  });
  app.get("/_host/reports", (c) => c.json(reports));
  app.delete("/_host/reports", (c) => {
    reports = [];
    return c.body(null, 204);
  });

  app.get("/_host/requests", (c) => c.json(requests.list()));
  app.delete("/_host/requests", (c) => {
    requests.clear();
    return c.body(null, 204);
  });

  app.get("/_host/faults", (c) => c.json(faults.list()));
  app.post("/_host/faults", async (c) => {
    const asked = await c.req.json().catch(() => undefined);
    try {
      return c.json(faults.arm(asked), 201);
    } catch (error) {
      return c.json({ message: String(error) }, 422);
    }
  });
  app.delete("/_host/faults", (c) => {
    faults.disarm();
    return c.body(null, 204);
  });
  app.post("/_host/fault-panel", async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    if (fields.get("_token") !== csrfToken()) return Response.json({ message: "Expired" }, { status: 419 });
    try {
      if (fields.has("clear")) faults.disarm();
      else faults.arm(faultIn(fields));
    } catch (error) {
      return c.json({ message: String(error) }, 422);
    }
    if (c.req.header("accept") === "application/json") return c.json(faults.list().map(faultLine));
    return c.redirect(`${pageBefore(c.req.raw)}#${faultPanelId}`, 303);
  });
  app.post("/_host/messages", async (c) => {
    const sent = await c.req.text();
    try {
      return c.json(trickle.next(sent === "" ? {} : JSON.parse(sent)), 201);
    } catch (error) {
      return c.json({ message: String(error) }, 422);
    }
  });
  // Of one friend with `?member=`, else of all.
  app.get("/_host/friend-changes", (c) => {
    const member = c.req.query("member");
    return c.json(changesOf(store, member === undefined ? undefined : Number(member)));
  });
  app.get("/_host/fault-panel", (c) => c.json(faults.list().map(faultLine)));
  return app;
}
