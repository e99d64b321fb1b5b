import type { ConditionSettings } from "../../list-editor/index.js";

/** Settings of a journey list, with those that conditions need. */
export interface JourneySettings extends ConditionSettings {
  /** Address of the calls. */
  readonly server: string;
  /** Phases may be made, renamed and deleted (ability `journey-write`, and not `readonly`). */
  readonly mayWritePhases: boolean;
}

/** Group that is shown: a group, お気に入り, 未分類; `null` for すべて. */
export type ShownGroup = number | "favorite" | "none" | null;

/** How the rows are drawn; `manual` is the server's order. */
export type Sorting = "manual" | "name" | "people" | "updated";

export const sortings: readonly Sorting[] = ["manual", "name", "people", "updated"];
