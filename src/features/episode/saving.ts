import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { EpisodeState } from "./entity.js";
import { stepId } from "./steps/step.js";

/** Calls of a first save that are still pending. A call that succeeded is never made again. */
export interface PendingSave {
  readonly steps: boolean;
  readonly link: boolean;
}

export const nothingPending: PendingSave = { steps: false, link: false };

/** The sequence in an answer, bare or under `data`. */
export function answered(response: PlainData | undefined): PlainObject {
  const body = isPlainObject(response) && isPlainObject(response.data) ? response.data : response;
  return isPlainObject(body) ? body : {};
}

/** Fields of the sequence as a whole that an answer decides. */
export function decidedByAnswer(answer: PlainObject): PlainObject {
  const names = ["id", "is_active", "activated_at", "updated_at"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = answer[name];
      return value === undefined || (name === "id" && value === null) ? [] : [[name, value]];
    }),
  );
}

/** True when two states of the history are of one sequence: before a copy was made of it, it was another. */
export function isSameRecord(one: EpisodeState, other: EpisodeState): boolean {
  return (one.document.id ?? null) === (other.document.id ?? null);
}

/**
 * Puts the result of a save into any state of the history that is of the same sequence: ids of steps that were sent
 * as new ones (by their place in the list that was sent), and the name, where the server has kept another.
 */
export function withAnswer(sent: EpisodeState, answer: PlainObject): (each: EpisodeState) => EpisodeState {
  const steps = Array.isArray(answer.steps) ? answer.steps : [];
  const isWhole = steps.length === sent.rows.length;
  const ids = new Map<string, number>();
  const taken = new Set(sent.rows.flatMap(({ value }) => stepId(value) ?? []));
  sent.rows.forEach(({ key, value }, at) => {
    const id = isWhole && stepId(value) === null ? stepId(steps[at] ?? null) : null;
    if (id === null || taken.has(id)) return;
    ids.set(key, id);
    taken.add(id);
  });
  const { id, ...others } = decidedByAnswer(answer);
  // One that has an id keeps it, whatever an answer says.
  const decided = (sent.document.id ?? null) !== null || id === undefined ? others : { id, ...others };
  const { name } = answer;
  return (each) =>
    !isSameRecord(each, sent)
      ? each
      : {
          ...each,
          document: {
            ...each.document,
            ...decided,
            ...(typeof name === "string" && each.document.name === sent.document.name ? { name } : {}),
          },
          rows: each.rows.map((row) => {
            const id = ids.get(row.key);
            if (id === undefined || !isPlainObject(row.value) || stepId(row.value) !== null) return row;
            return { ...row, value: { ...row.value, id } };
          }),
        };
}
