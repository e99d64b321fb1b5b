import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { openScreen } from "../tools/desktop/screen.mjs";

/** A screen with Mozc: what a browser needs to be typed into as by an operator. */
export async function openDesktop() {
  const screen = await openScreen("input-method", { GTK_IM_MODULE: "fcitx", XMODIFIERS: "@im=fcitx" });
  const { owner, own } = screen;
  screen.write(
    ".config/fcitx5/profile",
    `[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=mozc\n
[Groups/0/Items/0]\nName=keyboard-us\nLayout=\n
[Groups/0/Items/1]\nName=mozc\nLayout=\n
[GroupOrder]\n0=Default\n`,
  );
  // Each field has a state of its own otherwise, and Firefox several fields for one window.
  screen.write(".config/fcitx5/config", "[Behavior]\nActiveByDefault=True\nShareInputState=All\n");
  screen.start("fcitx5", ["--disable=wayland"], { ...owner, env: own });
  return { ...screen, switchOn: () => switchOn(owner, own) };
}

/** fcitx5 switches on where a text field has the focus, and says 2 when it is. */
async function switchOn(owner, env) {
  const remote = (...args) =>
    spawnSync("fcitx5-remote", args, { ...owner, env, encoding: "utf8" }).stdout?.trim();
  for (let turn = 0; turn < 50; turn += 1) {
    remote("-o");
    if (remote() === "2" && remote("-n") === "mozc") return;
    await wait(100);
  }
  throw new Error(`Mozc does not switch on: fcitx5 says ${remote()} ${remote("-n")}`);
}
