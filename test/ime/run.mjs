import { existsSync } from "node:fs";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { chromiumArguments } from "../tools/chromium.mjs";
import { onPath } from "../tools/desktop/programs.mjs";
import { serve } from "../tools/desktop/serving.mjs";
import { cases } from "./cases.mjs";
import { openDesktop } from "./desktop.mjs";
import { operatorAt } from "./operator.mjs";
import { whyNot } from "./programs.mjs";

/*
 * `npm run ime -- [Chromium | Firefox] [words of a case]`: Mozc itself types into the built elements, in browsers with
 * windows; a table of what came of it.
 */

const server = join(import.meta.dirname, "../../dist/cli/console-editors.js");
const reason = whyNot() ?? (existsSync(server) ? undefined : "nothing is built (npm run build)");
if (reason) {
  console.log(`npm run ime is skipped: ${reason}`);
  process.exit(0);
}

const browsers = [
  { name: "Chromium", browser: "chrome", program: onPath("chromium", "chromium-browser", "google-chrome") },
  { name: "Firefox", browser: "firefox", program: onPath("firefox-esr", "firefox") },
];
const words = process.argv.slice(2);
const only = browsers.filter(({ name }) => words.includes(name));
const parts = words.filter((word) => browsers.every(({ name }) => name !== word));
const wanted = cases.filter(({ name }) => parts.every((word) => name.includes(word)));
const results = new Map(wanted.map(({ name }) => [name, {}]));
const host = await serve(server, "serve", "--port", "0");
let failed = 0;
try {
  for (const one of only.length > 0 ? only : browsers) await typeInto(one, host.address);
} finally {
  host.end();
}
console.table(Object.fromEntries(results));
console.log(`${wanted.length} cases, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function typeInto({ name, browser, program }, address) {
  if (!program) {
    for (const row of results.values()) row[name] = "skipped: not on PATH";
    return;
  }
  const desktop = await openDesktop();
  try {
    const opened = await puppeteer.launch({
      browser,
      executablePath: program,
      args: browser === "chrome" ? chromiumArguments : [],
      headless: false,
      defaultViewport: null,
      // A window that only pretends to have the focus has no input method.
      extraPrefsFirefox: { "focusmanager.testmode": false, "remote.prefs.recommended": false },
      env: desktop.env,
    });
    const operator = operatorAt(opened, desktop, address);
    for (const one of wanted) results.get(one.name)[name] = await outcome(one, operator);
    await opened.close();
  } finally {
    await desktop.end();
  }
}

async function outcome({ run, wanted: right }, operator) {
  let seen;
  try {
    seen = JSON.stringify(await run(operator));
  } catch (error) {
    seen = String(error);
  }
  if (seen === JSON.stringify(right)) return "right";
  failed += 1;
  return `${seen}, wanted ${JSON.stringify(right)}`;
}
