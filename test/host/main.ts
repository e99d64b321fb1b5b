import { parseArgs } from "node:util";
import { startHost } from "./server.js";

const DEFAULT_PORT = 4600;
const usage = "Options: --port N, --host ADDRESS, --database FILE, --data small|large, --reset";

try {
  const { port, host, database, data, reset } = readArguments();
  const running = await startHost({
    port,
    data,
    reset,
    report: (line) => console.log(line),
    ...(host && { hostname: host }),
    ...(database && { database }),
  });
  console.log(`
Reference host for development, demonstration and tests: ${running.url}

  ${running.url}/               every page, with a line on what to look at
  ${running.url}/actions        actions: list, new, edit
  ${running.url}/embed/form     the editor as a field of a legacy form
  ${running.url}/embed/script   the editor driven by a page script
  ${running.url}/pickers        pickers of every kind
  ${running.url}/filters        saved filters: list, new, edit
  ${running.url}/messages       message texts: kept, sent by a key, in a form
  ${running.url}/forms          what friends are asked: a table, in a form, by script
  ${running.url}/line/timeline  messages: read, selected, confirmed; /timeline/top, /friends/1/messages, /timeline/modal
  ${running.url}/friends        friends: list, table, /friends/1/edit; ?operator=2 makes the browser another operator
  ${running.url}/salons/1/reservations  reservations: a day's table, one by its id, in a form

Stop with Ctrl-C. Start with --reset for fresh demo data, with --data large for a large account's.`);
  // More than one may come: from the terminal, and again from every npm above us.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void running.close());
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      host: { type: "string" },
      database: { type: "string" },
      data: { type: "string", default: "small" },
      reset: { type: "boolean", default: false },
    },
  });
  const asked = values.port ?? process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(asked);
  if (asked === "" || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${asked}" is not a port number (0 to 65535).`);
  }
  const data = (["small", "large"] as const).find((amount) => amount === values.data);
  if (!data) throw new Error(`"${values.data}" is no amount of data: small or large.`);
  return { ...values, port, data };
}

/** What went wrong in one sentence; a stack only for what nobody foresaw. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") return `Port ${port} is already in use; choose another with --port N.`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this account; choose one above 1023 with --port N.`;
  if (code === "EADDRNOTAVAIL") return `${address} is not an address of this machine.`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${error.message}\n${usage}`;
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}
