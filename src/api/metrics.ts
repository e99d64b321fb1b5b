import * as v from "valibot";
import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainObject } from "../lib/plain-data.js";

export const sendMetricEndpoint = endpoint({
  method: "POST",
  path: "/api/metrics-tracker/report/v1",
  timeout: 10_000,
});

/** Sends one metric (rules: metric-call). Whatever it answers is fine. */
export function sendMetric(http: Http, eventName: string, context: PlainObject): Promise<Answer<unknown>> {
  return http.send({ ...sendMetricEndpoint, json: { eventName, context }, success: v.unknown() });
}
