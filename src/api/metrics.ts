import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainObject } from "../lib/plain-data.js";

const reportTimeout = 10_000;

/** Sends one metric: `POST /api/metrics-tracker/report/v1` (rules: metric-call). Whatever it answers is fine. */
export function sendMetric(http: Http, eventName: string, context: PlainObject): Promise<Answer<unknown>> {
  return http.send({
    method: "POST",
    path: "/api/metrics-tracker/report/v1",
    json: { eventName, context },
    timeout: reportTimeout,
    success: v.unknown(),
  });
}
