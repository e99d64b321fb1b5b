import * as v from "valibot";
import { fallbackDraftKey, pageArrival } from "../../editor/index.js";
import type { ReadingPlace } from "../../features/timeline/index.js";

/** Keeps where an operator reads, for the way back to this page; the browser keeps it itself where it keeps the page. */
export function keepPlace(element: HTMLElement, place: ReadingPlace): void {
  try {
    sessionStorage.setItem(keyOf(element), JSON.stringify(place));
  } catch {
    // Without it a page that is come back to begins at its beginning.
  }
}

/** Position at which this page was left, if it was come back to. Anything else under its key is ignored. */
export function takePlace(element: HTMLElement): ReadingPlace | null {
  if (pageArrival().type !== "back_forward") return null;
  try {
    const kept = sessionStorage.getItem(keyOf(element));
    sessionStorage.removeItem(keyOf(element));
    const place = v.safeParse(placeSchema, JSON.parse(kept ?? "null"));
    return place.success ? place.output : null;
  } catch {
    return null;
  }
}

const criteriaSchema = v.object({
  pattern: v.picklist(["top", "timeline", "memberDetail"]),
  mode: v.picklist(["normal", "uncheck", "star"]),
  memberId: v.nullable(v.string()),
  funnelId: v.nullable(v.string()),
  types: v.array(v.string()),
  dateFrom: v.string(),
  dateTo: v.string(),
  search: v.string(),
});
const placeSchema = v.object({
  given: criteriaSchema,
  criteria: criteriaSchema,
  message: v.nullable(v.object({ id: v.number(), top: v.number() })),
});

function keyOf(element: HTMLElement): string {
  return `${fallbackDraftKey(element, element.localName)}:place`;
}
