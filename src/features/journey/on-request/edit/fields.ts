import type { ListedJourney } from "../../../../api/journeys.js";
import { asPlainData, isPlainObject, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import { type Conflict, type Edits, mergeEdits } from "../../../../lib/three-way-merge.js";
import type { JourneyEdits } from "../../actions.js";

/** Fields of a journey that are written. */
export interface JourneyFields {
  readonly name: string;
  readonly group_id: number | null;
  /** The ids of its phases in their order. */
  readonly journey_kpis: readonly number[];
  readonly member_query_id: number | null;
}

/** A field by its name on the wire. */
export type FieldKey = keyof JourneyFields;

export const fieldKeys: readonly FieldKey[] = ["name", "group_id", "journey_kpis", "member_query_id"];

/** The fields of a journey, or of a new one in a group. */
export function fieldsOf(journey: ListedJourney | null, groupId: number | null): JourneyFields {
  return journey === null
    ? { name: "", group_id: groupId, journey_kpis: [], member_query_id: null }
    : {
        name: journey.name,
        group_id: journey.groupId,
        journey_kpis: journey.phases,
        member_query_id: journey.conditionId,
      };
}

/** Edits from one state to another. */
export function editsBetween(before: JourneyFields, after: JourneyFields): Edits {
  const [then, now] = [before, after].map((each) => asPlainData({ ...each }));
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const [was = null, is = null] = [then?.[key], now?.[key]];
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [[key, { value: is, before: was }]];
    }),
  );
}

/** Edits brought over what others have made of the journey: fields that both have changed differently are conflicts. */
export function mergeWith(
  edits: Edits,
  theirs: JourneyFields,
): {
  fields: JourneyFields;
  conflicts: Readonly<Partial<Record<FieldKey, Conflict>>>;
} {
  const merged = mergeEdits(edits, asPlainData({ ...theirs }));
  const values = Object.entries(merged.edits).map(([key, { value }]) => [key, value]);
  return { fields: { ...theirs, ...Object.fromEntries(values) }, conflicts: merged.conflicts };
}

/** Their version for a draft: what is undecided is as it `was`, and so is the version, as long as anything is. */
export function wireToKeep(theirs: PlainObject, was: PlainObject, undecided: readonly string[]): PlainObject {
  if (undecided.length === 0) return theirs;
  return {
    ...theirs,
    ...Object.fromEntries([...undecided, "updated_at"].map((key) => [key, was[key] ?? null])),
  };
}

/** Edits as the server takes them. Phases that were there keep what else is said of them; their order counts from 1. */
export function editsOnWire(edits: Edits, original: PlainObject | null): JourneyEdits {
  const sent: Record<string, PlainData> = {};
  for (const [key, { value }] of Object.entries(edits))
    sent[key] = key === "journey_kpis" ? phasesOnWire(value as number[], original) : value;
  if (typeof sent.name === "string") sent.name = sent.name.trim();
  return sent as JourneyEdits;
}

/** Phases as the server takes them, with what else it has said of those that were there. */
export function phasesOnWire(ids: readonly number[], original: PlainObject | null): PlainObject[] {
  const stored = Array.isArray(original?.journey_kpis) ? original.journey_kpis.filter(isPlainObject) : [];
  return ids.map((id, at) => {
    const known = stored.find(({ journey_tag_id }) => Number(journey_tag_id) === id);
    return { ...known, journey_tag_id: known?.journey_tag_id ?? id, order: at + 1 };
  });
}
