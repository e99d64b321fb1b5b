import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Opens servers (`sites`: markup by path, and the folder of their files) and lines to them. Answers their addresses in
 * the same order. `lateness` is by how many milliseconds the worst packet since it was last asked came too late.
 */
export async function openNetwork(sites, lines) {
  const file = fileURLToPath(new URL("network-process.mjs", import.meta.url));
  // Linux shares the processor out by session, so in one of its own it waits less on a busy machine.
  const process = fork(file, { detached: true });
  const { origins, proxies } = await ask({ sites, lines });
  return { origins, proxies, lateness: () => ask("lateness"), close: () => process.disconnect() };

  async function ask(message) {
    process.send(message);
    const [answer] = await once(process, "message");
    return answer;
  }
}
