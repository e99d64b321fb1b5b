import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** Switched off: the sandbox (containers and root have none) and whatever would call home during a test. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The one without windows comes first: it draws the same and takes a sixth less time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** What Playwright needs to start the browser of this machine: the one way every test gets its Chromium. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumArguments] };
}

/** The path of a Chromium on this machine, or undefined. `accept` may refuse a candidate that does not start. */
export function findChromium(accept = () => true) {
  for (const candidate of candidates()) {
    if (isExecutable(candidate) && accept(candidate)) return candidate;
  }
  return undefined;
}

function* candidates() {
  if (process.env.CHROMIUM_PATH) yield process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) yield join(folder, name);
  }
  yield* playwrightDownload();
}

/** Playwright knows where it would put its own download; whether it is there is for the caller to see. */
function* playwrightDownload() {
  try {
    yield createRequire(import.meta.url)("playwright").chromium.executablePath();
  } catch {
    // Not installed yet, or no build for this system: then there is no such candidate.
  }
}

/** Whether this is a program that can be started. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
