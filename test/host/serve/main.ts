import type { Server } from "node:http";
import { parseArgs } from "node:util";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { explain, portOf } from "../command-line.js";
import { prepareStore } from "../first-start.js";
import type { HostEnv } from "../host-env.js";
import { listen, stopListening, urlOf } from "../listening.js";
import { smallParts } from "../small-parts.js";
import { createMemoryStore } from "../store-memory.js";
import { createApp } from "./app.js";
import { originOf } from "./origins.js";

const DEFAULT_PORT = 4700;
const usage = `console-editors serve: an API with demo data in memory, and a page per element

  --port N          the port, ${DEFAULT_PORT} unless given; 0 takes any that is free
  --host ADDRESS    the address to listen on; this machine only unless given
  --origin ORIGIN   a page that may ask too, such as https://shop.example (null: a file); may be repeated
  --csrf TOKEN      refuses writes without this token with 419`;

export interface ServeOptions {
  /** 0 takes any free port. Default: 4700. */
  readonly port?: number;
  /** Address to listen on. Default: this machine only. */
  readonly host?: string;
  /** Origins of the pages that may ask besides our own. */
  readonly origins?: readonly string[];
  /** The token that writes must carry. Default: none is asked for. */
  readonly csrf?: string;
  /** The present. Default: the system's clock. */
  readonly clock?: () => Date;
  /** Is told of pages that may not ask. */
  readonly report?: (line: string) => void;
}

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  /** Lets go of the port, of every request and of the data. A second call waits for the first. */
  close(): Promise<void>;
}

/** Serves an API with demo data from memory, so that a page can be built before its server is. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { port = DEFAULT_PORT, host = "127.0.0.1", clock = () => new Date(), report = () => {} } = options;
  const origins = (options.origins ?? []).map(originOf);
  let app: Hono<HostEnv> | undefined;
  const server = createAdaptorServer({
    hostname: host,
    fetch: (request, env) => app?.fetch(request, env),
  }) as Server;
  await listen(server, port, host);
  const store = createMemoryStore();
  prepareStore(store, smallParts(clock));
  const url = urlOf(server);
  app = createApp({ store, clock, origins, csrf: options.csrf, url: () => url, report });
  let closing: Promise<void> | undefined;
  return {
    url,
    close() {
      closing ??= stopListening(server);
      return closing;
    },
  };
}

/** Behind `console-editors serve`: runs until it is stopped, and gives the exit code; 2 for wrong arguments. */
export async function runServe(args: readonly string[]): Promise<number> {
  const asked = attempt(() => readArguments(args));
  if ("error" in asked) return refuse(asked.error, 2);
  const { help, ...options } = asked.done;
  if (help) {
    console.log(usage);
    return 0;
  }
  try {
    const { url, close } = await serve({ ...options, report: (line) => console.error(line) });
    console.log(`A page per element, and an API with demo data, in memory: ${url}

  ${url}/action-editor   one element; ?fault=500, ?fault=slow, ?fault=POST:lost, ?locale=en
  ${url}/api/journeys    a call; ?fault=… too
  ${url}/assets/         the built elements

Stop with Ctrl-C; what was saved is gone then.`);
    await stopped();
    await close();
    return 0;
  } catch (error) {
    return refuse(error, 1);
  }
}

function attempt<T>(work: () => T): { done: T } | { error: unknown } {
  try {
    return { done: work() };
  } catch (error) {
    return { error };
  }
}

function refuse(error: unknown, exitCode: number): number {
  console.error(explain(error, usage));
  return exitCode;
}

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: String(DEFAULT_PORT) },
      host: { type: "string" },
      origin: { type: "string", multiple: true, default: [] },
      csrf: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const { host, csrf, help, origin } = values;
  return {
    ...{ help, port: portOf(values.port), origins: origin.map(originOf) },
    ...(host !== undefined && { host }),
    ...(csrf !== undefined && { csrf }),
  };
}

/** More than one signal may come: from the terminal, and again from every npm above us. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve());
  });
}
