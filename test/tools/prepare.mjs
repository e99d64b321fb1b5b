import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { runCommand } from "./command.mjs";

/** One sentence when this Node is too old for the project, else undefined. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `This project needs Node 20.19 or newer, but this is Node ${version}.`;
}

/** Installs the packages of the lock file when they are absent or older than it. True when they are there. */
export async function prepareDependencies(root) {
  const lock = join(root, "package-lock.json");
  const installed = join(root, "node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log("Installing packages (npm ci) ...");
  const { code } = await runCommand("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: root });
  if (code !== 0) console.error(`npm ci failed (exit code ${code}); its messages are above.`);
  return code === 0;
}

/** The path of a Chromium that starts, installed first if need be; undefined, after a sentence, if none can be had. */
export async function prepareChromium(root) {
  let path = findChromium(starts);
  if (!path) {
    console.log("No Chromium found. Asking Playwright for one ...");
    await runCommand("npx", ["playwright", "install", "chromium"], { cwd: root, limitSeconds: 300 });
    path = findChromium(starts);
  }
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (path) break;
    await installPackages(name);
    path = findChromium(starts);
  }
  if (!path) {
    console.error(
      "Chromium is needed and could not be installed: install the package `chromium` or Google Chrome, or set CHROMIUM_PATH to one.",
    );
  }
  return path;
}

/** Japanese text without a Japanese font is a row of boxes; tests run all the same, so nothing here fails. */
export async function prepareJapaneseFonts() {
  const list = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" });
  if (!list.stdout?.trim()) await installByApt("fonts-noto-cjk");
}

/**
 * Finds an engine of engines.mjs, or installs it where there is apt; true when it is there. It is one more to check in, so
 * where it cannot be had a sentence says so, and nothing fails.
 */
export async function prepareEngine({ name, packages, find }, install = installByApt) {
  if (!find(starts)) await install(...packages);
  if (find(starts)) return true;
  console.log(`${name} cannot be had here (packages ${packages.join(", ")}), so nothing is checked in it.`);
  return false;
}

/** Old libraries that are no npm packages, for hostile pages; where they cannot be had those pages are left out. */
export async function prepareOldLibraries() {
  const names = ["prototype", "mootools"].filter((name) => !existsSync(join("/usr/share/javascript", name)));
  if (names.length > 0) await installByApt(...names.map((name) => `libjs-${name}`));
}

async function installByApt(...names) {
  if (isInstalled("apt-get")) await installPackages(...names);
}

/** Package managers by their program: what refreshes the index, what installs, and whether that takes root. */
const packageManagers = [
  {
    program: "apt-get",
    refresh: ["update"],
    install: ["install", "-y", "--no-install-recommends"],
    root: true,
  },
  { program: "dnf", install: ["install", "-y"], root: true },
  { program: "apk", install: ["add", "--update-cache"], root: true },
  { program: "brew", install: ["install", "--cask"], root: false },
];

async function installPackages(...names) {
  const manager = packageManagers.find(({ program }) => isInstalled(program));
  const prefix = manager?.root ? rootPrefix() : [];
  if (!manager || !prefix) return;
  console.log(`Installing ${names.join(", ")} with ${manager.program} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [manager.refresh, [...manager.install, ...names]]) {
    if (!args) continue;
    const [command, ...rest] = [...prefix, manager.program, ...args];
    // A stale or partly unreachable index is no reason not to try the installation.
    await runCommand(command, rest, { env, limitSeconds: 900 });
  }
}

/** How a command gets root here without asking for a password: as it is, through sudo, or not at all. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n"] : undefined;
}

function isInstalled(program) {
  return spawnSync(program, ["--version"]).error === undefined;
}

/** A file may be there and not start: a shim without its snap, a download without its system libraries. */
function starts(path) {
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}
