import { spawn } from "node:child_process";

let running;

/**
 * Runs one program to its end, its output going straight to ours, and answers its exit code and time.
 * A program past its limit is ended with everything it started (exit code 124), so that a hang cannot hold CI.
 */
export function runCommand(command, args, { cwd, env = process.env, limitSeconds = 1200 } = {}) {
  const began = Date.now();
  return new Promise((resolve) => {
    // A group of its own, so that browsers and servers below it end with it. Nobody is there to answer a prompt.
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"], detached: true });
    running = child;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      endGroup(child);
    }, limitSeconds * 1000);
    child.once("error", (error) => finish(127, error.message));
    child.once("exit", (code) => {
      // A server or browser that it left behind would hold our output open, and CI waits for that to close.
      endGroup(child);
      finish(late ? 124 : (code ?? 1), late ? `ended after ${limitSeconds} s` : undefined);
    });

    function finish(code, problem) {
      clearTimeout(timer);
      running = undefined;
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
      if (running) endGroup(running);
      process.exit(code);
    });
  }
}

function endGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
