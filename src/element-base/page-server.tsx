import { createServerClient, type ServerClient } from "../collection/index.js";
import { keptByPage } from "./page.js";
import { pageLeaving } from "./page-leaving.js";

/** Cache and queues that the elements of the page share. */
export function pageServer(): ServerClient {
  return keptByPage("server", () => createServerClient(pageLeaving()));
}
