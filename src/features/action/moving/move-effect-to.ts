import { moved } from "../../../kit/reorder.js";
import type { ActionState } from "../entity.js";

/** Puts an effect at a place of the list, counted from 0; those in between close up. `null` where nothing would move. */
export function moveEffectTo(state: ActionState, key: string, place: number): ActionState | null {
  const from = state.rows.findIndex((row) => row.key === key);
  if (from < 0 || from === place || state.rows[place] === undefined) return null;
  return { ...state, rows: moved(state.rows, from, place) };
}
