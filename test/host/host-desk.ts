import { Hono } from "hono";
import type { Faults } from "./faults.js";
import type { HostEnv } from "./host-env.js";
import type { RequestLog } from "./request-log.js";

/**
 * `/_host/*` and `/csp-report`: what tests ask the host itself. Requests it saw, violations browsers reported, faults to
 * arm. None of it is part of the contract.
 */
export function createDesk({ faults, requests }: { faults: Faults; requests: RequestLog }): Hono<HostEnv> {
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
  return app;
}
