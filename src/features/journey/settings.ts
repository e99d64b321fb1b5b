import type { ConditionSettings } from "../../list-editor/index.js";

/** What the page asks of a journey list; what conditions need besides. */
export interface JourneySettings extends ConditionSettings {
  /** Where the calls go. */
  readonly server: string;
  /** Phases may be made, renamed and deleted (ability `journey-write`, and not `readonly`). */
  readonly mayWritePhases: boolean;
}

/** What is shown: a group, お気に入り, 未分類; `null` for すべて. */
export type ShownGroup = number | "favorite" | "none" | null;

/** How the rows are drawn; `manual` is the server's order. */
export type Sorting = "manual" | "name" | "people" | "updated";

export const sortings: readonly Sorting[] = ["manual", "name", "people", "updated"];
