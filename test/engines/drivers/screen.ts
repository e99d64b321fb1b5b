import { once } from "node:events";
import type { Readable } from "node:stream";
import { findScreen } from "../../tools/engines.mjs";
import { type RunningProcess, startProcess } from "./process.js";

/** Larger than any window of the tests. */
export const screen = { width: 1600, height: 1200 };

/** Starts a screen that nobody sees; what runs with its `env` is shown there. */
export async function openScreen(): Promise<RunningProcess> {
  const size = `${screen.width}x${screen.height}x24`;
  // It chooses a free number by itself, and writes it to the third file once it listens.
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"];
  const xvfb = startProcess(findScreen() ?? "Xvfb", args, {}, ["ignore", "ignore", "ignore", "pipe"]);
  const [number] = await Promise.race([once(xvfb.child.stdio[3] as Readable, "data"), xvfb.failure]);
  return { ...xvfb, env: { DISPLAY: `:${String(number).trim()}` } };
}
