import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { describedCalls } from "../../src/api/description/index.js";
import { operatorOf } from "./api/operators.js";
import { createFriendRequests } from "./api/salon/friend-requests.js";
import type { ReservationTable } from "./api/salon/reservation-table.js";
import { type Api, createApi } from "./api.js";
import { friendParts, largeFriendParts } from "./audience/demo/index.js";
import { demoDays, messageParts } from "./demo/messages/index.js";
import { openApiParts } from "./demo/open-api.js";
import type { DemoParts } from "./demo-data.js";
import { heldTo } from "./described/hold.js";
import { createFaults, type Faults } from "./faults.js";
import { prepareStore } from "./first-start.js";
import { createDesk } from "./host-desk.js";
import type { HostEnv } from "./host-env.js";
import { largeEpisodeParts } from "./large/episodes.js";
import { largeFormFieldParts } from "./large/form-fields.js";
import { largeParts } from "./large/index.js";
import { largeJourneyParts } from "./large/journeys.js";
import { largeNotificationParts } from "./large/notifications.js";
import { largeOpenApiParts } from "./large/open-api.js";
import { largeSalonParts } from "./large/salon.js";
import { largeSalonSettingsParts } from "./large/salon-settings.js";
import { largeVariableParts } from "./large/variables.js";
import { listen, stopListening, urlOf } from "./listening.js";
import { createOpenApiDesk } from "./open-api-desk.js";
import { limitedBase } from "./pages/open-api.js";
import { createPages } from "./pages.js";
import { announceBy } from "./realtime/announce.js";
import { createBroadcastingAuth } from "./realtime/auth.js";
import { createRealtimeDesk } from "./realtime/desk.js";
import { attachRealtime } from "./realtime/server.js";
import { createRequestLog } from "./request-log.js";
import { createSalonDesk } from "./salon-desk.js";
import { securityHeaders } from "./security-headers.js";
import { salonParts, smallParts } from "./small-parts.js";
import { cacheOfAsset, serveFolder } from "./static-files.js";
import type { Store } from "./store.js";
import { openSqliteStore } from "./store-sqlite.js";
import { openTables } from "./tables.js";
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
  /** Is told what the library sends, and what is answered, otherwise than `src/api/description` says. */
  readonly misfit?: (line: string) => void;
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
  const token = prepareStore(
    store,
    data === "large" ? largeAccount(clock, options.report) : smallParts(clock),
  );
  const opened = openTables(store, clock);
  const { friends, messages, reservations, programCalls } = opened;
  // Of a large account reading them takes more than a second, which no page should have to wait for.
  messages.rows();
  friends.facts();
  reservations.find(0);
  const realtime = attachRealtime(server);
  const announce = announceBy(realtime);
  const tables = { store, friends, reservations, announce };
  const served = { ...opened, announce, csrfToken: () => token, clock, operatorOf };
  const api = createApi(served);
  const limitedApi = createApi({ ...served, allows: (right) => right !== "open-api" });
  const trickle = createTrickle(store, messages, clock);
  const requests = createFriendRequests({ ...tables, now: clock });
  const realtimeDesk = createRealtimeDesk({ realtime, requests, reservations });
  const openApiDesk = createOpenApiDesk({ store, programCalls, now: clock });
  const assets = options.assets ?? join(root, "dist");
  const { misfit } = options;
  const held = (each: Api) => (misfit ? heldTo(each, describedCalls, misfit) : each);
  // Elements go by the server's clock: one of the host's own is said by its answers, too.
  const timed = (each: Api): Api =>
    Object.assign(
      async (request: Request) => {
        const response = await each(request);
        if (options.clock) response.headers.set("Date", clock().toUTCString());
        return response;
      },
      { calls: each.calls },
    );
  const apis = { api: timed(held(api)), limitedApi: timed(held(limitedApi)) };
  const desks = [realtimeDesk, openApiDesk, createSalonDesk({ store, now: clock })];
  app = createConsole({ store, reservations, ...apis, token, faults, trickle, desks, assets });
  let closing: Promise<void> | undefined;
  return {
    url: urlOf(server),
    close() {
      closing ??= shutDown();
      return closing;
    },
  };

  async function shutDown(): Promise<void> {
    faults.disarm();
    realtime.close();
    await stopListening(server);
    store.close();
  }
}

/** A large account's own messages come before the three weeks that every account has, and some are in the archive. */
function largeAccount(clock: () => Date, report: HostOptions["report"]): DemoParts {
  const weeksAgo = () => new Date(clock().getTime() - demoDays * 86_400_000);
  return {
    ...friendParts,
    ...largeParts(report, weeksAgo),
    ...largeFriendParts(report),
    ...largeVariableParts,
    ...largeFormFieldParts,
    ...largeNotificationParts,
    ...largeEpisodeParts,
    ...largeJourneyParts,
    ...messageParts(clock, { archivedAfter: Number.POSITIVE_INFINITY }),
    ...salonParts(clock),
    ...largeSalonParts(clock, report),
    ...largeSalonSettingsParts(clock),
    ...openApiParts(clock),
    ...largeOpenApiParts(clock),
  };
}

interface ConsoleParts {
  readonly store: Store;
  readonly reservations: ReservationTable;
  readonly api: Api;
  /** The same for an operator without rights to the open API. */
  readonly limitedApi: Api;
  readonly token: string;
  readonly faults: Faults;
  readonly trickle: Trickle;
  readonly desks: readonly Hono[];
  /** Folder of the built elements. */
  readonly assets: string;
}

function createConsole(parts: ConsoleParts): Hono<HostEnv> {
  const { store, reservations, api, limitedApi, token, faults, trickle, desks, assets } = parts;
  const csrfToken = () => token;
  const pages = createPages({ store, reservations, csrfToken, faults, calls: api.calls });
  const requests = createRequestLog();
  const revalidate = () => "no-cache";

  const app = new Hono<HostEnv>();
  app.use(securityHeaders);
  app.route("/", createDesk({ store, faults, requests, trickle, csrfToken }));
  for (const desk of desks) app.route("/", desk);
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
  app.all(`${limitedBase}/api/*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(limitedBase.length);
    return limitedApi(new Request(url, c.req.raw));
  });
  app.all("*", (c) => pages.fetch(c.req.raw));
  return app;
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
