import { expect, onTestFinished, test } from "vitest";
import { holdClock, openConsole } from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { root } from "../elements/page.js";
import { demoNow } from "../host/demo/messages/index.js";
import { devtools } from "./support/devtools.js";
import { eventually } from "./support/editors.js";

/** Where the operator's colours take the place of ours, a code is told from another by its pattern. */

/** What a pattern looks like. */
function lookOf(shadow: ShadowRoot, filled: Element | null): string {
  const id = /url\(["']?#(.+?)["']?\)/.exec(filled?.getAttribute("fill") ?? "")?.[1] ?? "";
  const pattern = shadow.getElementById(id);
  return ["width", "patternTransform"].map((name) => pattern?.getAttribute(name)).join(" ");
}

test("with forced colours each code has one pattern, in the chart and beside its name, also when another is taken out", async () => {
  await devtools("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  onTestFinished(async () => {
    await devtools("Emulation.setEmulatedMedia", { features: [] });
  });
  holdClock(demoNow);
  serveOpenApi();
  const shadow = root(await openConsole({ section: "counts" }));
  const marks = () => [...shadow.querySelectorAll(".open-api-mark > .open-api-bars")];
  const bars = () => [...shadow.querySelectorAll(".open-api-chart .open-api-bars")];
  await eventually(() => bars().length).toBeGreaterThan(1);
  const legend = marks().map((each) => lookOf(shadow, each));
  expect(new Set(legend).size).toBe(legend.length);
  expect(bars().map((each) => lookOf(shadow, each))).toEqual(legend);
  for (const each of marks()) expect(each.getBoundingClientRect().width).toBeGreaterThan(16);

  shadow.querySelector<HTMLElement>(".open-api-series input")?.click();
  await eventually(() => bars().length).toBe(legend.length - 1);
  expect(bars().map((each) => lookOf(shadow, each))).toEqual(legend.slice(1));
});
