import { join } from "node:path";
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";
import { chromiumArguments } from "../tools/chromium.mjs";
import { openScreen } from "../tools/desktop/screen.mjs";
import { openReader } from "./reader.mjs";
import { accessibleEnvironment } from "./settings.mjs";

/** A screen with the reader of a system, and the page in a Chromium of that system that it reads. */
export async function openDesktop(system, address) {
  const screen = await openScreen("by-ear", accessibleEnvironment);
  const start = (name, words, more = {}) => {
    const { program, args, options } = system.command(name, ...words);
    return screen.start(program, args, { env: screen.own, ...options, ...more });
  };
  let reader;
  let browser;
  const end = async () => {
    await browser?.close();
    await screen.end();
    reader?.end();
  };
  try {
    reader = await openReader(screen, system, start);
    browser = await openBrowser(screen, start, address);
    const [page] = await browser.pages();
    return { type: screen.type, reader, page, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A window without an address bar: the focus is in the page from the beginning. */
async function openBrowser({ home, write }, start, address) {
  const languages = { accept_languages: "ja", selected_languages: "ja" };
  const preferences = { translate: { enabled: false }, intl: languages };
  write("browser/Default/Preferences", JSON.stringify(preferences));
  const args = [
    ...chromiumArguments,
    `--user-data-dir=${join(home, "browser")}`,
    `--app=${address}`,
    "--remote-debugging-port=0",
    "--force-renderer-accessibility",
    "--password-store=basic",
    "--no-default-browser-check",
    "--test-type",
    "--disable-gpu",
    "--lang=en-US",
    "--window-size=1300,950",
  ];
  const program = start("chromium", args, { stdio: ["ignore", "ignore", "pipe"] });
  for await (const line of createInterface({ input: program.stderr })) {
    const found = /listening on (ws:\S+)/.exec(line);
    if (!found) continue;
    program.stderr.removeAllListeners();
    program.stderr.resume();
    return puppeteer.connect({ browserWSEndpoint: found[1], defaultViewport: null });
  }
  throw new Error("Chromium has ended at once");
}
