import { invalidateKnown, type ServerClient } from "../../../collection/index.js";
import type { SalonScope } from "./deps.js";

/** Changed part of a salon. */
export type SalonChange = "courses" | "resources" | "config";

/**
 * Others on the page show what was changed here: conditions have lists of courses and resources, and a schedule has the
 * salon's own (rules: salon-lists-read-again). What nobody shows is not read.
 */
export function notifyPage(
  client: ServerClient,
  { server, salon }: Pick<SalonScope, "server" | "salon">,
  what: SalonChange,
): void {
  const own = (name: string) => invalidateKnown(client, ["salon", server, String(salon), name]);
  if (what === "config") {
    own("rules");
    return;
  }
  own(what);
  // As `references` keeps it; by name, since this element has pickers in one section only.
  invalidateKnown(client, ["list", server, what === "courses" ? "salon_course" : "salon_resource"]);
}
