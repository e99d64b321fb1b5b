import { sendMetric } from "../api/metrics.js";
import { isPlainObject, toPlainData } from "../lib/plain-data.js";
import { pageHttp, reportError } from "./page.js";

/**
 * Reports a metric, fire and forget (actions-and-filters §7). Nothing is sent when the name is no string or the
 * context no object. Errors go to the page's `onError`, never to the caller.
 */
export function reportMetric(eventName: string, context: object): void {
  const data = toPlainData(context);
  if (typeof eventName !== "string" || !data.ok || !isPlainObject(data.data)) return;
  void sendMetric(pageHttp(), eventName, data.data).then((answer) => {
    if (!answer.ok) reportError(answer.failure, { source: "reportMetric" });
  });
}
