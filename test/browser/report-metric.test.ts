import { expect, test, vi } from "vitest";
import { reportMetric } from "../../src/entries/index.js";
import { actionOf, mountEditor } from "../elements/action-editor/page.js";
import { atRest } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { drawn, eventually } from "./support/editors.js";
import { serve } from "./support/server.js";

test("a page reports a metric when an editor has finished", async () => {
  const received = serve({ status: 204, text: "", type: "text/plain" });
  const editor = mountEditor({ value: actionOf("一"), finisher: "emit" });
  editor.addEventListener("finish", ({ detail }) => {
    reportMetric("action_saved", { effects: (detail.payload.inputs as object[]).length });
  });
  await drawn(editor);
  await editor.submit();
  await eventually(() => received.length).toBe(1);
  const [call] = received;
  expect([call?.method, call?.url.pathname]).toEqual(["POST", "/api/metrics-tracker/report/v1"]);
  expect(JSON.parse(call?.text ?? "")).toEqual({ eventName: "action_saved", context: { effects: 1 } });
});

test.each([
  ["a name that is no text", 5, {}],
  ["a context that is a list", "a", []],
  ["no context", "a", null],
  ["a context that is a text", "a", "b"],
])("nothing is sent with %s", async (_, name, context) => {
  const received = serve();
  reportMetric(name as string, context as object);
  await atRest();
  expect(received).toEqual([]);
});

test("a report that fails is the page's to know, and nobody else's", async () => {
  const onError = vi.fn();
  configurePage({ onError });
  serve({ status: 500, json: {} });
  reportMetric("a", {});
  await eventually(() => onError.mock.calls.length).toBe(1);
  expect(onError.mock.calls[0]?.[1]).toEqual({ source: "reportMetric" });
});
