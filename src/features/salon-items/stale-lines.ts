import type { SalonItemKind } from "../../api/salon-items.js";
import { staleRecord } from "../../api/salon-refusals.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";
import { salonWords } from "../salon/index.js";
import { itemWords } from "./messages.js";

/**
 * Message where others were faster again and again, or have deleted what was to be changed: nothing that a server
 * says of it is shown as an error (rules: salon-refusal-codes). `null` if it failed for another reason.
 */
export function staleLines(kind: SalonItemKind, failure: Failure, locale: Locale): readonly string[] | null {
  const stale = staleRecord(failure);
  if (stale === null) return null;
  return [stale.current === null ? itemWords(kind, locale).gone : salonWords[locale].changedByOthers];
}
