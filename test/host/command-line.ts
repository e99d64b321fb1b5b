/** The port that was asked for. Throws a sentence when it is none. */
export function portOf(asked: string): number {
  const port = Number(asked);
  if (asked === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${asked}" is not a port number (0 to 65535).`);
  }
  return port;
}

/** What went wrong in one sentence; a stack only for what nobody foresaw. */
export function explain(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") return `Port ${port} is already in use; choose another with --port N.`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this account; choose one above 1023 with --port N.`;
  if (code === "EADDRNOTAVAIL") return `${address} is not an address of this machine.`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${error.message}\n${usage}`;
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}
