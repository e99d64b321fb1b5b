import { createServerClient, type ServerClient } from "../collection/index.js";
import { pageSingleton } from "./page.js";
import { pageLeaving } from "./page-leaving.js";

/** Cache and queues that the elements of the page share. */
export function pageServer(): ServerClient {
  return pageSingleton("server", () => createServerClient(pageLeaving()));
}
