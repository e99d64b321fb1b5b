import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { openFriends } from "./api/friend/table.js";
import { openMessages } from "./api/message-table.js";
import { operatorOf } from "./api/operators.js";
import { createFriendRequests } from "./api/salon/friend-requests.js";
import { openReservations, type ReservationTable } from "./api/salon/reservation-table.js";
import { type Api, createApi } from "./api.js";
import { openAudience } from "./audience/audience.js";
import { friendParts, largeFriendParts } from "./audience/demo/index.js";
import { demoDays, messageParts } from "./demo/messages/index.js";
import { reservationParts } from "./demo/reservations/index.js";
import type { DemoParts } from "./demo-data.js";
import { createFaults, type Faults } from "./faults.js";
import { prepareStore } from "./first-start.js";
import { createDesk } from "./host-desk.js";
import type { HostEnv } from "./host-env.js";
import { largeFormFieldParts } from "./large/form-fields.js";
import { largeParts } from "./large/index.js";
import { largeSalonParts } from "./large/salon.js";
import { largeVariableParts } from "./large/variables.js";
import { createPages } from "./pages.js";
import { announceBy } from "./realtime/announce.js";
import { createBroadcastingAuth } from "./realtime/auth.js";
import { createRealtimeDesk } from "./realtime/desk.js";
import { attachRealtime } from "./realtime/server.js";
import { createRequestLog } from "./request-log.js";
import { securityHeaders } from "./security-headers.js";
import { serveFolder } from "./static-files.js";
import type { Store } from "./store.js";
import { openSqliteStore } from "./store-sqlite.js";
import { createTrickle, type Trickle } from "./trickle.js";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Where the data is kept when nothing else is said: the large account has a file of its own. */
const defaultDatabases = {
  small: join(root, "test/host/data/host.sqlite"),
  large: join(root, "test/host/data/host-large.sqlite"),
};

export interface HostOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on. Default: this machine only. */
  readonly hostname?: string;
  /** A SQLite file, made when it is missing. */
  readonly database?: string;
  /** Forget the data and start with the demonstration's. */
  readonly reset?: boolean;
  /** How much data: a small shop's, or what a large account has besides. Default: `small`. */
  readonly data?: "small" | "large";
  /** The present. Default: the system's clock. */
  readonly clock?: () => Date;
  /** Is told what takes long, and of a database that is older than a migration. */
  readonly report?: (line: string) => void;
  /** Folder of the built elements. Default: `dist`. */
  readonly assets?: string;
}

export interface RunningHost {
  /** Without a slash at the end. */
  readonly url: string;
  /** Lets go of every request, open connection and the database. A second call waits for the first. */
  close(): Promise<void>;
}

/** Starts the reference host. Rejects when the port is taken or the database cannot be opened. */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { port, hostname = "127.0.0.1", data = "small", reset = false, clock = () => new Date() } = options;
  const { database = defaultDatabases[data] } = options;
  const faults = createFaults();
  let app: Hono<HostEnv> | undefined;
  const server = createAdaptorServer({
    hostname,
    fetch: (request, env) => app?.fetch(request, env),
  }) as Server;

  // The port comes first: a second host that finds it taken must not have reset the first one's data on the way.
  await listen(server, port, hostname);
  const store = openOrClose(server, () => openSqliteStore(database, { reset, report: options.report }));
  const token = prepareStore(store, { ...friendParts, ...partsOf(data, clock, options.report) });
  const friends = openFriends(store);
  const audience = openAudience(store, clock, friends);
  const messages = openMessages(store);
  const reservations = openReservations(store);
  // Of a large account reading them takes more than a second, which no page should have to wait for.
  messages.rows();
  friends.facts();
  reservations.find(0);
  const realtime = attachRealtime(server);
  const announce = announceBy(realtime);
  const tables = { store, friends, reservations, announce };
  const api = createApi({ ...tables, audience, messages, csrfToken: () => token, clock, operatorOf });
  const trickle = createTrickle(store, messages, clock);
  const requests = createFriendRequests({ ...tables, now: clock });
  const realtimeDesk = createRealtimeDesk({ realtime, requests, reservations });
  const assets = options.assets ?? join(root, "dist");
  app = createConsole({ store, reservations, api, token, faults, trickle, realtimeDesk, assets });
  let closing: Promise<void> | undefined;
  return {
    url: urlOf(server.address() as AddressInfo),
    close() {
      closing ??= shutDown();
      return closing;
    },
  };

  async function shutDown(): Promise<void> {
    faults.disarm();
    realtime.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    store.close();
  }
}

/** A large account's own messages come before the three weeks that every account has, and some are in the archive. */
function partsOf(data: HostOptions["data"], clock: () => Date, report: HostOptions["report"]): DemoParts {
  // Reservations come after the friends: what filters ask of friends is made of what the salons had before.
  if (data !== "large") return { ...messageParts(clock), ...reservationParts(clock) };
  const weeksAgo = () => new Date(clock().getTime() - demoDays * 86_400_000);
  return {
    ...largeParts(report, weeksAgo),
    ...largeFriendParts(report),
    ...largeVariableParts,
    ...largeFormFieldParts,
    ...messageParts(clock, { archivedAfter: Number.POSITIVE_INFINITY }),
    ...reservationParts(clock),
    ...largeSalonParts(clock, report),
  };
}

interface ConsoleParts {
  readonly store: Store;
  readonly reservations: ReservationTable;
  readonly api: Api;
  readonly token: string;
  readonly faults: Faults;
  readonly trickle: Trickle;
  readonly realtimeDesk: Hono;
  /** Folder of the built elements. */
  readonly assets: string;
}

function createConsole(parts: ConsoleParts): Hono<HostEnv> {
  const { store, reservations, api, token, faults, trickle, realtimeDesk, assets } = parts;
  const csrfToken = () => token;
  const pages = createPages({ store, reservations, csrfToken, faults, calls: api.calls });
  const requests = createRequestLog();
  const revalidate = () => "no-cache";

  const app = new Hono<HostEnv>();
  app.use(securityHeaders);
  app.route("/", createDesk({ store, faults, requests, trickle, csrfToken }));
  app.route("/", realtimeDesk);
  app.use("/api/*", requests.middleware);
  app.on(
    "POST",
    [
      "/embed/*",
      "/actions/*",
      "/pickers/*",
      "/filters/*",
      "/messages/*",
      "/sp/*",
      "/line/*",
      "/friends/*",
      "/forms/*",
      "/salons/*",
      "/broadcasting/*",
    ],
    requests.middleware,
  );
  app.use(faults.middleware);
  app.get("/assets/*", serveFolder("/assets/", assets, cacheOfAsset));
  app.get(
    "/vendor/bootstrap/*",
    serveFolder("/vendor/bootstrap/", join(root, "node_modules/bootstrap/dist"), revalidate),
  );
  app.get(
    "/vendor/jquery/*",
    serveFolder("/vendor/jquery/", join(root, "node_modules/jquery/dist"), revalidate),
  );
  app.get("/public/*", serveFolder("/public/", join(root, "test/host/public"), revalidate));
  app.route("/", createBroadcastingAuth(csrfToken));
  app.all("/api/*", (c) => api(c.req.raw));
  app.all("*", (c) => pages.fetch(c.req.raw));
  return app;
}

/** Chunks carry a hash in their names; the entries are what hosts link to and keep theirs. */
function cacheOfAsset(path: string): string {
  return path.startsWith("chunks") ? "public, max-age=31536000, immutable" : "no-cache";
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** A host without its data must not keep the port. */
function openOrClose<T>(server: Server, open: () => T): T {
  try {
    return open();
  } catch (error) {
    server.close();
    throw error;
  }
}

function urlOf({ address, family, port }: AddressInfo): string {
  // The name that the README and operators' bookmarks use; other addresses were asked for and are shown as they are.
  const host = address === "127.0.0.1" ? "localhost" : family === "IPv6" ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
