import { type ItemId, isId } from "../../../../api/resources.js";
import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import type { ResourceState } from "../../../picker/index.js";

/** The phases of a journey in their order; `null` where the journey is not known (rules: journey-condition). */
export function phasesOf(journeys: ResourceState, journey: ItemId | null): readonly ItemId[] | null {
  const row = journeys.is === "ready" && journey !== null ? journeys.source.items[journey] : undefined;
  const kpis: PlainData = row ? ((row as { journey_kpis?: PlainData }).journey_kpis ?? null) : null;
  if (!Array.isArray(kpis)) return null;
  return kpis
    .filter(isPlainObject)
    .sort((a, b) => orderOf(a.order) - orderOf(b.order))
    .map(({ journey_tag_id }) => journey_tag_id)
    .filter(isId);
}

function orderOf(order: PlainData | undefined): number {
  return typeof order === "number" ? order : Number.POSITIVE_INFINITY;
}
