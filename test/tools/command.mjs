import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { timedOut } from "./timed-out.mjs";

const running = new Set();

/**
 * Runs one program to its end, its output going straight to ours, and answers its exit code and time.
 * A program past a limit is ended with everything it started (exit code 124), so that a hang cannot hold CI:
 * `silenceSeconds` is how long it may show no sign of life, `limitSeconds` how long it may take in all. A sign of life
 * is output, or a change of the file `signs`.
 */
export function runCommand(command, args, options = {}) {
  const { cwd, env = process.env, limitSeconds = 2700, silenceSeconds, signs } = options;
  const began = Date.now();
  return new Promise((resolve) => {
    // A group of its own, so that browsers and servers below it end with it. Nobody is there to answer a prompt.
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    running.add(child);
    let heard = began;
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on("data", (text) => {
        heard = Date.now();
        to.write(text);
      });
    }
    let reason;
    const watch = setInterval(() => {
      const lastSign = Math.max(heard, changeOf(signs));
      reason = timedOut({ began, lastSign, now: Date.now() }, { limitSeconds, silenceSeconds });
      if (reason) endGroup(child);
    }, 1000);
    child.once("error", (error) => finish(127, error.message));
    child.once("exit", (code) => {
      // A server or browser that it left behind would hold our output open, and CI waits for that to close.
      endGroup(child);
      const done = () => finish(reason ? 124 : (code ?? 1), reason);
      // What it said last is still on its way; but whoever left the group may hold the pipe for ever.
      const enough = setTimeout(done, 5000);
      child.once("close", () => {
        clearTimeout(enough);
        done();
      });
    });

    function finish(code, problem) {
      clearInterval(watch);
      child.stdout?.destroy();
      child.stderr?.destroy();
      running.delete(child);
      if (problem) console.error(`${command}: ${problem}`);
      resolve({ code, seconds: (Date.now() - began) / 1000 });
    }
  });
}

/** Ctrl-C reaches only us, because children have groups of their own: pass it on. */
export function endWithUs() {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ]) {
    process.once(signal, () => {
      for (const child of running) endGroup(child);
      process.exit(code);
    });
  }
}

/** When a file was written last, in milliseconds; 0 when it was not. */
function changeOf(file) {
  return (file && statSync(file, { throwIfNoEntry: false })?.mtimeMs) || 0;
}

function endGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
