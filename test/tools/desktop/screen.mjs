import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A screen with a window manager, a hand at its keys and its mouse, and a session bus with a home of its own for
 * programs that refuse root. `env` is for whoever shows a window there, `own` for who lives in that home too.
 */
export async function openScreen(name, more = {}) {
  const home = mkdtempSync(join(tmpdir(), `${name}-`));
  const owner = ordinaryUser();
  const children = [];
  const start = (program, args, options = {}) => {
    const child = spawn(program, args, { stdio: "ignore", ...options });
    child.once("error", (error) => console.error(`${program}: ${error.message}`));
    children.push(child);
    return child;
  };
  const end = async () => {
    await Promise.all(children.reverse().map(ended));
    // What they have started in turn may still write.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(console.error);
  };
  const write = (path, text, mode) => writeFor(owner, home, path, text, mode);
  try {
    hand(owner, home);
    write("run/.keep", "");
    chmodSync(join(home, "run"), 0o700);
    write("bus.conf", busConfig(home));
    // A window manager's own keys never reach a page; Openbox has Alt+Shift+→ among them.
    write("openbox.xml", `<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>\n`);
    const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const display = `:${await firstLine(screen.stdio[3])}`;
    const env = { ...process.env, ...more, DISPLAY: display, LANG: "C.UTF-8" };
    const own = {
      ...env,
      HOME: home,
      XDG_RUNTIME_DIR: join(home, "run"),
      XDG_CONFIG_HOME: join(home, ".config"),
      XDG_DATA_HOME: join(home, ".local/share"),
    };
    const bus = start(
      "dbus-daemon",
      [`--config-file=${join(home, "bus.conf")}`, "--nofork", "--print-address=1"],
      { ...owner, env: own, stdio: ["ignore", "pipe", "ignore"] },
    );
    const address = { DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) };
    Object.assign(env, address);
    Object.assign(own, address);
    start("openbox", ["--config-file", join(home, "openbox.xml")], { env });
    spawnSync("xset", ["r", "off"], { env });
    return {
      home,
      owner,
      env,
      own,
      start,
      end,
      write,
      type: (...keys) => type(env, keys),
      press: (x, y) => press(env, x, y),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Ends a program, by force if it takes its time. */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await Promise.race([gone, wait(2000)]);
  child.kill("SIGKILL");
}

/** Mozc refuses root, and a browser does not let another's reader in. */
export function ordinaryUser() {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
}

/** Puts a file into the home, with the folders to it. */
function writeFor(owner, home, path, text, mode) {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (mode) chmodSync(file, mode);
  const parts = relative(home, file).split("/");
  for (const index of parts.keys()) hand(owner, join(home, ...parts.slice(0, index + 1)));
}

function hand({ uid, gid }, path) {
  if (uid !== undefined) chownSync(path, uid, gid);
}

function busConfig(home) {
  const policy = `<allow user="*"/><allow own="*"/><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>`;
  return `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=${home}</listen><auth>EXTERNAL</auth>
<policy context="default">${policy}</policy></busconfig>\n`;
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

/** The first line that a program writes. */
export function firstLine(stream) {
  return new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (part) => {
      text += part;
      if (text.includes("\n")) resolve(text.split("\n")[0]);
    });
    stream.once("end", () => reject(new Error("A program of the desktop has ended at once")));
  });
}
