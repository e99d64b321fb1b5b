import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ours } from "./cold/pages.mjs";
import { openSite } from "./cold/site.mjs";
import { launch, openWindow } from "./tools/browser.mjs";
import { median } from "./tools/statistics.mjs";

// `node test/bench/moving.mjs`, after `npm run build`: a page with five elements, come to by Turbolinks and by loads of it
// from the cache, in turn. What counts is the main thread's time until a press works, and the heap after many visits.

const root = fileURLToPath(new URL("../..", import.meta.url));
const rounds = 10;
const warming = 3;
const names = ["action", "filter", "message", "timeline", "form-field"];
const shown = names.map((name) => ours.find((page) => page.name === name));
const [pressed] = shown;

const turbolinks = readFileSync(join(root, "node_modules/turbolinks/dist/turbolinks.js"), "utf8");
const pageOf = (
  title,
  body,
  head,
) => `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title}</title>
<link rel="icon" href="data:,">${head}${shown.map(({ entry }) => `<script type="module" src="/dist/${entry}.js"></script>`).join("")}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
const sitePages = (folder, head) => ({
  [`/${folder}/list`]: pageOf("list", "<p>一覧</p>", head),
  [`/${folder}/edit`]: pageOf("edit", shown.map(({ body }) => `<div>${body}</div>`).join(""), head),
});

const site = await openSite(
  { ...sitePages("moved", `<script>${turbolinks}</script>`), ...sitePages("loaded", "") },
  join(root, "dist"),
);
const browser = await launch();

/** A window, and how it goes from page to page. */
async function openWay(folder, go) {
  const window = await openWindow(browser, { viewport: { width: 1280, height: 900 } });
  const addressOf = (name) => `${site.origin}/${folder}/${name}`;
  await window.page.goto(addressOf("list"));
  return { ...window, to: (name) => go(window.page, addressOf(name)) };
}

const byTurbolinks = await openWay("moved", async (page, address) => {
  await page.evaluate(
    (to) =>
      new Promise((loaded) => {
        document.addEventListener("turbolinks:load", () => loaded(), { once: true });
        window.Turbolinks.visit(to);
      }),
    address,
  );
});
const byLoad = await openWay("loaded", (page, address) => page.goto(address, { waitUntil: "commit" }));

/** Counts from the beginning of the document. */
async function threadMilliseconds({ devtools }) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ThreadTime").value * 1000;
}

/** From the way to the page until a press has done what it does; the way back to the list is not counted. */
async function visit(way) {
  const before = way === byLoad ? 0 : await threadMilliseconds(way);
  await way.to("edit");
  const place = await way.page.evaluate(untilSeen, pressed);
  const press = { ...place, button: "left", clickCount: 1 };
  await way.devtools.send("Input.dispatchMouseEvent", { ...press, type: "mousePressed", buttons: 1 });
  await way.devtools.send("Input.dispatchMouseEvent", { ...press, type: "mouseReleased" });
  await way.page.evaluate(untilMade, pressed);
  const cpu = (await threadMilliseconds(way)) - before;
  // What trails it is none of the next visit.
  await way.page.waitForTimeout(300);
  await way.page.evaluate(() => document.querySelector("action-editor").reset());
  await way.to("list");
  await way.page.waitForTimeout(300);
  return cpu;
}

/** Waits for the control that is pressed, and gives where it is. */
async function untilSeen({ entry, control }) {
  const end = performance.now() + 20_000;
  for (;;) {
    const element = document.querySelector(entry);
    const buttons = [...(element?.shadowRoot?.querySelectorAll(control.selector) ?? [])];
    const button = buttons.find((each) => (each.ariaLabel ?? each.textContent).includes(control.name));
    const box = button?.getBoundingClientRect();
    if (box?.height > 0) {
      button.scrollIntoView({ block: "center" });
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    if (performance.now() > end) {
      const there = buttons.map((each) => each.ariaLabel ?? each.textContent);
      throw new Error(
        `no “${control.name}” in ${location.pathname}; there is ${there.join(", ") || "no button"}`,
      );
    }
    await new Promise(requestAnimationFrame);
  }
}

async function untilMade({ entry, made, given }) {
  const count = () => document.querySelector(entry).shadowRoot.querySelectorAll(made.selector).length;
  const end = performance.now() + 20_000;
  while (count() <= given) {
    if (performance.now() > end) throw new Error("nothing came of the press");
    await new Promise(requestAnimationFrame);
  }
}

async function heapMegabytes({ devtools }) {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  return { heapMB: (usedSize / 2 ** 20).toFixed(2), nodes };
}

const spent = { moved: [], loaded: [] };
for (let round = 0; round < warming + rounds; round += 1) {
  const [moved, loaded] = [await visit(byTurbolinks), await visit(byLoad)];
  if (round < warming) continue;
  spent.moved.push(moved);
  spent.loaded.push(loaded);
}
const sum = (all) => all.reduce((one, other) => one + other, 0);
console.log(
  `ten visits by Turbolinks: ${sum(spent.moved).toFixed(0)} ms of the main thread (median ${median(spent.moved).toFixed(0)})`,
);
console.log(
  `ten loads from the cache: ${sum(spent.loaded).toFixed(0)} ms (median ${median(spent.loaded).toFixed(0)})`,
);
console.log(
  `ratio ${(sum(spent.moved) / sum(spent.loaded)).toFixed(2)}, load of the machine ${loadavg()[0].toFixed(1)}`,
);

const afterTen = await heapMegabytes(byTurbolinks);
for (let count = warming + rounds; count < 100; count += 1) await visit(byTurbolinks);
const afterHundred = await heapMegabytes(byTurbolinks);
console.log(
  `heap after ${warming + rounds} visits ${afterTen.heapMB} MB, ${afterTen.nodes} nodes; after 100 ${afterHundred.heapMB} MB, ${afterHundred.nodes} nodes`,
);
for (const { errors } of [byTurbolinks, byLoad])
  if (errors.length > 0) console.log("errors of the page:", errors);
await browser.close();
process.exit();
