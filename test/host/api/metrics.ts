import type { Hono } from "hono";
import * as v from "valibot";
import { resource } from "../store.js";
import type { ApiContext } from "./context.js";
import { validate } from "./validate.js";

const report = v.object({
  eventName: v.string("イベント名を文字列で指定してください。"),
  context: v.record(v.string(), v.unknown(), "コンテキストをオブジェクトで指定してください。"),
});

export const metrics = resource<v.InferOutput<typeof report>>("metric");

/** `POST /api/metrics-tracker/report/v1` (rules: metric-call) */
export function addMetricsCalls(app: Hono, { store, now }: ApiContext): void {
  app.post("/api/metrics-tracker/report/v1", async ({ req, body }) => {
    const value = validate(report, await req.json().catch(() => undefined));
    store.insert(metrics, () => value, now());
    return body(null, 204);
  });
}
