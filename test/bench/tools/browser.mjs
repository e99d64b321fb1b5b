import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";
import { bench } from "./contenders.mjs";
import { median } from "./statistics.mjs";

const types = { ".js": "text/javascript", ".css": "text/css" };

/** Serves the pages, each with the style sheet of its contender; the script comes later, timed. */
export async function serve() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    if (pathname === "/page") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(pageFor(`dist/${searchParams.get("workload")}/${searchParams.get("contender")}`));
      return;
    }
    const file = normalize(join(bench, pathname));
    const mayServe = /\/(page|dist)\//.test(pathname) && file.startsWith(bench) && existsSync(file);
    response.statusCode = mayServe ? 200 : 404;
    response.setHeader("content-type", `${types[extname(file)] ?? "text/plain"}; charset=utf-8`);
    response.end(mayServe ? readFileSync(file) : "");
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function pageFor(folder) {
  const css = existsSync(join(bench, folder, "app.css"))
    ? `<link rel="stylesheet" href="/${folder}/app.css">`
    : "";
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${css}
<style>body { margin: 8px; font: 14px/1.5 "Noto Sans CJK JP", sans-serif }</style>
<body><div id="root"></div><script src="/page/workloads.js"></script><script src="/page/actions.js"></script><script src="/page/message.js"></script><script src="/page/friends.js"></script><script src="/page/form-field.js"></script><script src="/page/documents.js"></script><script src="/page/salon.js"></script><script src="/page/salon-settings.js"></script><script src="/page/timing.js"></script><script src="/page/day.js"></script>`;
}

export function launch() {
  const options = chromiumLaunchOptions();
  return chromium.launch({
    ...options,
    headless: true,
    args: [...options.args, "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"],
  });
}

/** A page in a browser context of its own, so in a fresh process. */
export async function openWindow(browser, options) {
  const context = await browser.newContext({ locale: "ja-JP", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error).slice(0, 300)));
  if (process.env.LOG)
    page.on("console", (message) => console.log("   [page]", message.text().slice(0, 300)));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  return { page, devtools, errors, close: () => context.close() };
}

/** A contender's page, with everything that a scenario measures by. */
export async function openSample(browser, { origin }, workload, contender) {
  const window = await openWindow(browser, { viewport: { width: 1280, height: 800 } });
  const { page, devtools } = window;
  await page.goto(`${origin}/page?workload=${workload}&contender=${contender}`, { waitUntil: "load" });
  let harnessCpu = 0;

  async function threadMilliseconds() {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime").value * 1000;
  }

  /** Runs something and waits for what trails it. `cpu` is all that it cost the main thread, less our own part. */
  async function cpu(operation, settle = 300) {
    const before = await threadMilliseconds();
    const latency = await operation();
    await page.evaluate((ms) => H.sleep(ms), settle);
    return { latency, cpu: Math.max(0, (await threadMilliseconds()) - before - harnessCpu) };
  }

  async function heap() {
    for (let pass = 0; pass < 2; pass += 1) await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize, embedderHeapUsedSize } = await devtools.send("Runtime.getHeapUsage");
    return { script: usedSize, dom: embedderHeapUsedSize };
  }

  async function nodes() {
    return (await devtools.send("Memory.getDOMCounters")).nodes;
  }

  /** Finds out what measuring costs, then loads the contender; answers `boot` and what memory is counted from. */
  async function boot() {
    const base = { heap: await heap(), nodes: await nodes() };
    const idle = [];
    for (let pass = 0; pass < 3; pass += 1) {
      idle.push(
        (
          await cpu(() =>
            page.evaluate(() =>
              H.op(
                () => {},
                () => true,
              ),
            ),
          )
        ).cpu,
      );
    }
    harnessCpu = median(idle);
    const time = await page.evaluate((url) => H.boot(url), `/dist/${workload}/${contender}/app.js`);
    const memory = async () => {
      const { script, dom } = await heap();
      const heapBytes = script - base.heap.script;
      return {
        heapMB: heapBytes / 2 ** 20,
        memoryMB: (heapBytes + dom - base.heap.dom) / 2 ** 20,
        nodes: (await nodes()) - base.nodes,
      };
    };
    return { time, memory };
  }

  return { ...window, cpu, boot };
}
