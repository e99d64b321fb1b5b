import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isExecutable } from "../tools/chromium.mjs";

const needed = ["Xvfb", "dbus-daemon", "openbox", "fcitx5", "fcitx5-remote", "xdotool", "xset"];
const mozc = ["/usr/share/fcitx5/inputmethod/mozc.conf", "/usr/local/share/fcitx5/inputmethod/mozc.conf"];

/** Where a program is, or undefined. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Why nothing can be typed here, or undefined. */
export function whyNot() {
  if (process.env.CI) return "this is a CI";
  const missing = needed.filter((name) => !onPath(name));
  if (!mozc.some((path) => existsSync(path))) missing.push("Mozc for fcitx5");
  return missing.length > 0 ? `missing: ${missing.join(", ")}` : undefined;
}
