import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The engines that the step `engines` runs in beside Chromium, each with what a distribution calls its packages. */
export const engines = {
  firefox: { name: "Firefox", packages: ["firefox-esr", "xvfb"], find: findFirefox },
  webkit: { name: "WebKitGTK", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit },
};

/**
 * The path of a Firefox on this machine, or undefined. `accept` may refuse a candidate that does not start. It takes a
 * screen too: without one its clipboard keeps nothing but plain text.
 */
export function findFirefox(accept = () => true) {
  const candidates = [process.env.FIREFOX_PATH, onPath("firefox-esr"), onPath("firefox")];
  return findScreen() && candidates.find((path) => path && accept(path));
}

/** The path of a screen that nobody sees, or undefined. */
export function findScreen() {
  return onPath("Xvfb");
}

/** The programs that make a WebKit on this machine, or undefined unless there are all, and a screen. */
export function findWebKit() {
  const [driver, browser] = [onPath("WebKitWebDriver"), findMiniBrowser()];
  return driver && browser && findScreen() ? { driver, browser } : undefined;
}

function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** WebKitGTK's own small browser lies beside the library: by architecture on Debian, in libexec elsewhere. */
function findMiniBrowser() {
  const folders = ["/usr/libexec", "/usr/lib64", "/usr/lib"];
  const nested = folders.flatMap((folder) => subfolders(folder).map((name) => join(folder, name)));
  return [...folders, ...nested]
    .map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((file) => existsSync(file));
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
