// Behind `npm start` and `npm run dev`. Plain Node without dependencies: it runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setHooksPath } from "../tools/git-hooks.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const children = new Set();
let stopping = false;

if (!isNodeRecentEnough()) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
setHooksPath(root);
process.exitCode = await start(process.argv.slice(2));

async function start(options) {
  const watching = options.includes("--watch");
  const hostOptions = options.filter((option) => option !== "--watch");
  if (!isInstalled()) {
    console.log("Installing dependencies (npm ci) …");
    const code = await run(...npm("ci"));
    if (code !== 0) return code;
  }
  if (watching) return watch(hostOptions);
  if (!isBuilt()) {
    console.log("Building the elements (npm run build) …");
    const code = await run(...npm("run", "build"));
    if (code !== 0) return code;
  }
  if (stopping) return 0;
  return run(process.execPath, ["--import", "tsx", "test/host/main.ts", ...hostOptions]);
}

/**
 * The bundler, and the host from its first build on: a change of src is built, a change of the host restarts it. One ends
 * with the other.
 */
async function watch(hostOptions) {
  if (stopping) return 0;
  console.log("Building the elements; the host starts when they are there …");
  let built;
  const firstBuild = new Promise((resolve) => {
    built = resolve;
  });
  const bundler = run(process.execPath, ["test/host/bundler.mjs", "--watch"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    onMessage: built,
  });
  await Promise.race([bundler, firstBuild]);
  if (stopping) return bundler;
  const host = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "test/host/main.ts"];
  // An open pipe for stdin: it would take what is typed for a wish to restart.
  const both = [
    bundler,
    run(process.execPath, [...host, ...hostOptions], { stdio: ["pipe", "inherit", "inherit"] }),
  ];
  const code = await Promise.race(both);
  stop("SIGTERM");
  await Promise.all(both);
  return code;
}

/** Runs a command to its end and gives its exit code. Ended by a signal that we passed on, it counts as done. */
function run(command, parts, { stdio = "inherit", onMessage } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parts, { cwd: root, stdio });
    children.add(child);
    if (onMessage) child.on("message", onMessage);
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      children.delete(child);
      resolve(1);
    });
    child.once("exit", (code, signal) => {
      children.delete(child);
      resolve(stopping ? 0 : (code ?? 128 + constants.signals[signal]));
    });
  });
}

function stop(signal) {
  stopping = true;
  for (const child of children) child.kill(signal);
}

/** Under `npm start` the npm that runs us, by its own path: on Windows `npm` is no program that can be spawned. */
function npm(...parts) {
  const path = process.env.npm_execpath;
  return path?.endsWith(".js") ? [process.execPath, [path, ...parts]] : ["npm", parts];
}

function isNodeRecentEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** npm writes the inner lock file at the end of every installation. */
function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && changedAt(installed) >= changedAt(join(root, "package-lock.json"));
}

/** Whether every entry is built and newer than all it is built from. */
function isBuilt() {
  const entries = readdirSync(join(root, "src/entries")).filter((name) => name.endsWith(".ts"));
  const built = entries.map((name) => join(root, "dist", name.replace(/\.ts$/, ".js")));
  if (!built.every((path) => existsSync(path))) return false;
  const sources = ["src", "test/tools/build", "rollup.config.mjs", "package.json", "tsconfig.json"].map(
    (path) => join(root, path),
  );
  return Math.min(...built.map(changedAt)) >= Math.max(...sources.map(newestIn));
}

function newestIn(path) {
  if (!statSync(path).isDirectory()) return changedAt(path);
  return Math.max(changedAt(path), ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function changedAt(path) {
  return statSync(path).mtimeMs;
}
