import { createServerClient, type ServerClient } from "../collection/index.js";
import { keptByPage } from "./page.js";
import { pageLeaving } from "./page-leaving.js";

/** What the elements of the page share of what lives on the server. */
export function pageServer(): ServerClient {
  return keptByPage("server", () => createServerClient(pageLeaving()));
}
