import { existsSync } from "node:fs";
import { whyNotHere } from "../tools/desktop/programs.mjs";

const needed = ["Xvfb", "dbus-daemon", "openbox", "fcitx5", "fcitx5-remote", "xdotool", "xset"];
const mozc = ["/usr/share/fcitx5/inputmethod/mozc.conf", "/usr/local/share/fcitx5/inputmethod/mozc.conf"];

/** Why nothing can be typed here, or undefined. */
export function whyNot() {
  return whyNotHere(needed, mozc.some((path) => existsSync(path)) ? [] : ["Mozc for fcitx5"]);
}
