import * as v from "valibot";
import * as metrics from "../metrics.js";
import { calledBy, type DescribedCall } from "./call.js";
import { everyFailure, failureTexts } from "./failures.js";
import { text } from "./fields.js";

/* What a page counts (rules: metric-call). */

export const metricDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("sendMetric", metrics.sendMetricEndpoint),
    body: { json: v.looseObject({ eventName: text, context: v.record(text, v.unknown()) }) },
    answer: { status: 204, may: ["Anything: nobody looks at it."] },
    elements: [],
    when: "When the page calls `reportMetric`, which every entry exports; no element does so by itself.",
    failures: failureTexts(everyFailure, "Nothing: the page's `onError` is told, else the console."),
  },
];
