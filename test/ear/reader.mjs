import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { desktopSettings, orcaSettings, speechSettings } from "./settings.mjs";
import { listenAt } from "./voice.mjs";

/** How long nothing is said, and nothing thought, when a reader has said what it has to say. */
const silence = 500;
/** How long one waits for what is missing, and for the end of a long speech (a minute of cells). */
const timeoutMs = 2500;
const longest = 12_000;

/** Orca on a screen: what it says, and when it has said it. `start` starts programs of its system. */
export async function openReader({ home, own, write }, { launcher }, start) {
  const socket = join(home, "voice.sock");
  const voice = await listenAt(socket);
  chmodSync(socket, 0o777);
  write(".config/glib-2.0/settings/keyfile", desktopSettings);
  write(".local/share/orca/user-settings.conf", JSON.stringify(orcaSettings));
  write("speech/speechd.conf", speechSettings(home));
  write("speech/modules/voice.conf", "# It has no settings.\n");
  write("voice.py", readFileSync(join(import.meta.dirname, "voice.py")), 0o755);
  start(launcher, ["--launch-immediately"]);
  const args = ["-s", "-C", join(home, "speech"), "-c", "unix_socket", "-t", "0"];
  start("speech-dispatcher", args, { env: { ...own, VOICE_SOCKET: socket } });
  await until("speech-dispatcher", () => existsSync(join(home, "run/speech-dispatcher/speechd.sock")));
  // Orca begins only where no other of the same user is seen; this one has a screen of its own.
  write("bin/pgrep", "#!/bin/sh\n", 0o755);
  const orca = start("orca", [], { env: { ...own, PATH: `${join(home, "bin")}:${own.PATH}` } });
  await until("Orca", () => voice.texts().length > 0);
  const atWork = workOf(orca);
  return {
    heard: voice.texts,
    forget: voice.forget,
    end: voice.end,
    /** Waits until nothing more is said, for a while also until `enough` has been. */
    async settled(enough = () => true) {
      const began = Date.now();
      for (;;) {
        await wait(60);
        const passed = Date.now() - began;
        const quiet = Math.min(voice.silentFor(), Date.now() - atWork(), passed) > silence;
        if (passed > longest || (quiet && (enough() || passed > timeoutMs))) return;
      }
    },
  };
}

/** Says when a program was last seen at work: on a busy machine it is late without having finished. */
function workOf(program) {
  let ticks;
  let last = Date.now();
  return () => {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error("Orca has ended");
    const fields = readFileSync(`/proc/${program.pid}/stat`, "utf8").split(") ")[1].split(" ");
    const now = `${fields[11]} ${fields[12]}`;
    if (now !== ticks || fields[0] === "R") last = Date.now();
    ticks = now;
    return last;
  };
}

async function until(what, done) {
  for (let turn = 0; turn < 300; turn += 1) {
    if (done()) return;
    await wait(100);
  }
  throw new Error(`${what} does not come up`);
}
