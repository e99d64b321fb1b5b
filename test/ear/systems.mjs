import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { isExecutable } from "../tools/chromium.mjs";
import { whyNotHere } from "../tools/desktop/programs.mjs";
import { ordinaryUser } from "../tools/desktop/screen.mjs";

const ofScreen = ["Xvfb", "dbus-daemon", "openbox", "xdotool", "xset"];
const ofReader = ["orca", "speech-dispatcher", "chromium", "python3"];
const launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"];

/** The second system sees the devices and temporary files of this one as long as the program runs: no mount stays. */
const inside = `root=$1; who=$2; shift 2
for folder in proc sys dev tmp; do mount --rbind "/$folder" "$root/$folder"; done
exec chroot --userspec="$who" "$root" "$@"`;

/** The systems with a reader: this one, and a second one in the folder `ORCA_ROOT`. */
export function systems() {
  return ["/", process.env.ORCA_ROOT].filter(Boolean).map(systemIn);
}

/** Why nothing can be heard here, or undefined. */
export function whyNot(all) {
  const least = all.toSorted((a, b) => a.missing.length - b.missing.length)[0];
  return whyNotHere(ofScreen, least.missing);
}

function systemIn(root) {
  const launcher = launchers.find((path) => isExecutable(join(root, path)));
  const missing = ofReader.filter((name) => !isIn(root, name));
  if (!launcher) missing.push("at-spi2-core");
  if (root !== "/" && process.getuid() !== 0) missing.push(`root, who alone can start what is in ${root}`);
  const system = {
    root,
    missing,
    launcher,
    /** What has to be spawned so that a program of this system runs as an ordinary user. */
    command(program, ...args) {
      const owner = ordinaryUser();
      if (root === "/") return { program, args, options: owner };
      const words = [inside, "sh", root, `${owner.uid}:${owner.gid}`, program, ...args];
      return { program: "unshare", args: ["--mount", "sh", "-c", ...words], options: {} };
    },
    /** Which reader, with its version. */
    reader() {
      const { program, args, options } = system.command("orca", "--version");
      const { stdout } = spawnSync(program, args, { ...options, encoding: "utf8" });
      return `Orca ${/\d[\d.]*/.exec(stdout)?.[0] ?? "?"}`;
    },
  };
  return system;
}

function isIn(root, name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.some((folder) => isExecutable(join(root, folder, name)));
}
