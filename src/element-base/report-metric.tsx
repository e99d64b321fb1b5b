import { sendMetric } from "../api/metrics.js";
import { isPlainObject, type PlainObject, toPlainData } from "../lib/plain-data.js";
import { reportError } from "./page.js";
import { sharedHttp } from "./page-http.js";

/**
 * Reports a metric, fire and forget (rules: metric-fire-and-forget). Nothing is sent when the name is no string or the
 * context no object. Errors go to the page's `onError`, never to the caller.
 */
export function reportMetric(eventName: string, context: object): void {
  const data = toPlainData(context);
  if (typeof eventName !== "string" || !data.ok || !isPlainObject(data.data)) return;
  void send(eventName, data.data).catch((error) => reportError(error, { source: "reportMetric" }));
}

async function send(eventName: string, context: PlainObject): Promise<void> {
  const answer = await sendMetric(sharedHttp(), eventName, context);
  if (!answer.ok) throw answer.failure;
}
