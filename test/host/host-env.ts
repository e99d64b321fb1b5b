import type { HttpBindings } from "@hono/node-server";

/** What the Node server gives each request besides the request itself: its streams and socket. */
export interface HostEnv {
  Bindings: HttpBindings;
}
