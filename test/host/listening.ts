import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Takes the port. Rejects when it is taken or the address is not this machine's. */
export function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Lets go of the port and of every request that is still open. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Where a server that listens is found, without a slash at the end. */
export function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  // The name that the README and operators' bookmarks use; other addresses were asked for and are shown as they are.
  const host = address === "127.0.0.1" ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
