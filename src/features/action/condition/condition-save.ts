import type { Failure } from "../../../lib/failure.js";

/** How the saving of a filter went. */
export type ConditionSave =
  | { is: "saving" }
  | { is: "saved"; id: number }
  | { is: "failed"; failure: Failure };
