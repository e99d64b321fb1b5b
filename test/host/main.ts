import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { explain, portOf } from "./command-line.js";
import { startHost } from "./server.js";

const DEFAULT_PORT = 4600;
const usage =
  "Options: --port N, --host ADDRESS, --database FILE, --data small|large, --reset, --misfits FILE";

try {
  const { port, host, database, data, reset, misfits } = readArguments();
  const running = await startHost({
    port,
    data,
    reset,
    report: (line) => console.log(line),
    ...(host && { hostname: host }),
    ...(database && { database }),
    // Line by line, so that nothing is lost when the host is killed.
    ...(misfits && { misfit: (line: string) => appendFileSync(misfits, `${line}\n`) }),
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
  console.error(explain(error, usage));
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
      misfits: { type: "string" },
    },
  });
  const port = portOf(values.port ?? process.env.PORT ?? String(DEFAULT_PORT));
  const data = (["small", "large"] as const).find((amount) => amount === values.data);
  if (!data) throw new Error(`"${values.data}" is no amount of data: small or large.`);
  return { ...values, port, data };
}
