import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** A program that runs until it is ended. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** What it was given beside the environment of this process. */
  readonly env: Record<string, string>;
  /** Rejects when it ends by itself. */
  readonly failure: Promise<never>;
  end(): Promise<void>;
}

export function startProcess(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = "ignore",
): RunningProcess {
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env } });
  const failure = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`${program} ended with ${code ?? signal}`)));
  });
  // Ended by us it is no failure, and nobody waits for it.
  failure.catch(() => {});
  return {
    child,
    env,
    failure,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}
