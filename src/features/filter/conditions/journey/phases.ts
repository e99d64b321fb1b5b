import { type ItemId, isId } from "../../../../api/resources.js";
import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import { narrowResource, type Resource, type ResourceState } from "../../../picker/index.js";

/** The phases of a journey in their order; `null` where the journey is not known (actions-and-filters §7). */
export function phasesOf(journeys: ResourceState, journey: ItemId | null): readonly ItemId[] | null {
  const row = journeys.is === "ready" && journey !== null ? journeys.source.items[journey] : undefined;
  const kpis: PlainData = row
    ? ((row as unknown as { journey_kpis?: PlainData }).journey_kpis ?? null)
    : null;
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

/** These phases out of all, in this order. */
export function phaseResource(whole: Resource, phases: readonly ItemId[]): Resource {
  const wanted = new Set(phases.map(String));
  const part = narrowResource(whole, ({ id }) => wanted.has(String(id)));
  let of: ResourceState | undefined;
  let ordered: ResourceState | undefined;
  return {
    ...part,
    state() {
      const state = part.state();
      if (ordered === undefined || of !== state) ordered = inOrder(state, phases);
      of = state;
      return ordered;
    },
  };
}

function inOrder(state: ResourceState, phases: readonly ItemId[]): ResourceState {
  if (state.is !== "ready") return state;
  const { items } = state.source;
  const ids = phases.flatMap((id) => items[id]?.id ?? []);
  return { ...state, source: { ...state.source, ids } };
}
