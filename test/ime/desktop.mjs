import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A screen with a window manager and Mozc: what a browser needs to be typed into as by an operator. */
export async function openDesktop() {
  const home = mkdtempSync(join(tmpdir(), "input-method-"));
  const owner = ordinaryUser();
  const children = [];
  const start = (program, args, options = {}) => {
    const child = spawn(program, args, { stdio: "ignore", ...options });
    children.push(child);
    return child;
  };
  const end = async () => {
    for (const child of children.reverse()) child.kill();
    await wait(500);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    writeProfile(home, owner);
    const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const display = `:${await firstLine(screen.stdio[3])}`;
    const env = {
      ...process.env,
      DISPLAY: display,
      GTK_IM_MODULE: "fcitx",
      XMODIFIERS: "@im=fcitx",
      LANG: "C.UTF-8",
    };
    const own = {
      ...env,
      HOME: home,
      XDG_RUNTIME_DIR: join(home, "run"),
      XDG_CONFIG_HOME: join(home, ".config"),
    };
    const bus = start(
      "dbus-daemon",
      [`--config-file=${join(home, "bus.conf")}`, "--nofork", "--print-address=1"],
      { ...owner, env: own, stdio: ["ignore", "pipe", "ignore"] },
    );
    const address = { DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) };
    Object.assign(env, address);
    Object.assign(own, address);
    start("openbox", [], { env });
    start("fcitx5", ["--disable=wayland"], { ...owner, env: own });
    spawnSync("xset", ["r", "off"], { env });
    return {
      env,
      end,
      switchOn: () => switchOn(owner, own),
      type: (...keys) => type(env, keys),
      press: (x, y) => press(env, x, y),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Mozc refuses root. */
function ordinaryUser() {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
}

function writeProfile(home, { uid, gid }) {
  const config = join(home, ".config", "fcitx5");
  const folders = [home, join(home, "run"), join(home, ".config"), config];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(config, "profile"),
    `[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=mozc\n
[Groups/0/Items/0]\nName=keyboard-us\nLayout=\n
[Groups/0/Items/1]\nName=mozc\nLayout=\n
[GroupOrder]\n0=Default\n`,
  );
  // Each field has a state of its own otherwise, and Firefox several fields for one window.
  writeFileSync(join(config, "config"), "[Behavior]\nActiveByDefault=True\nShareInputState=All\n");
  const policy = `<allow user="*"/><allow own="*"/><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>`;
  writeFileSync(
    join(home, "bus.conf"),
    `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=${home}</listen><auth>EXTERNAL</auth>
<policy context="default">${policy}</policy></busconfig>\n`,
  );
  if (uid !== undefined)
    for (const path of [...folders, join(config, "profile"), join(config, "config")])
      chownSync(path, uid, gid);
  chmodSync(join(home, "run"), 0o700);
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

/** Keys as a hand presses them; `Control_L+a` holds the first one down. */
async function type(env, keys) {
  const args = [];
  for (const key of keys.join(" ").split(" ").filter(Boolean)) {
    const parts = key.split("+");
    for (const part of parts) args.push("keydown", part, "sleep", "0.05");
    for (const part of parts.reverse()) args.push("keyup", part);
    args.push("sleep", "0.05");
  }
  await byHand(env, args);
}

/** The button of a mouse at a place of the screen: only such a press ends a conversion as a browser does it. */
async function press(env, x, y) {
  const place = ["mousemove", String(Math.round(x)), String(Math.round(y)), "sleep", "0.1"];
  await byHand(env, [...place, "mousedown", "1", "sleep", "0.08", "mouseup", "1"]);
}

async function byHand(env, args) {
  const child = spawn("xdotool", args, { env, stdio: "ignore" });
  await new Promise((resolve) => child.once("exit", resolve));
  await wait(150);
}

function firstLine(stream) {
  return new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (part) => {
      text += part;
      if (text.includes("\n")) resolve(text.split("\n")[0]);
    });
    stream.once("end", () => reject(new Error("A program of the desktop has ended at once")));
  });
}
