import type { ListedJourney } from "../../../api/journeys.js";
import type { DragState } from "../../../kit/reorder.js";
import type { JourneyWords } from "../messages.js";
import type { PhaseNames } from "../phase-name.js";
import type { SectionOrder } from "./use-order.js";

/** One row that is drawn. */
export interface JourneyRowProps {
  journey: ListedJourney;
  /** Among all that are shown, counted from 0. */
  at: number;
  /** In its section, in px. */
  top: number;
  nameOf: PhaseNames;
  isSelected: boolean;
  isOpen: boolean;
  order: SectionOrder;
  /** Why nothing can be moved now. */
  whyFixed: string | null;
  /** Class of its edge while a row of its section is dragged. */
  mark: string | undefined;
  /** True while a row of its section is dragged by the pointer. */
  isByPointer: boolean;
  /** The boxes of the rows of its order in window coordinates. */
  boxes(): readonly { top: number; bottom: number }[];
  onDrag(drag: DragState | null): void;
  onSelect(id: number, extendsIt: boolean): void;
}

/** Place of a row in the order of its section. */
export interface RowPlace {
  /** Counted from 0; -1 in no order: a journey of an unknown group. */
  readonly index: number;
  /** Why it cannot be moved, in words; `null` where it can. */
  readonly reason: string | null;
}

/** The place of a journey; `whyFixed`: why nothing can be moved now. */
export function rowPlace(
  id: number,
  ids: readonly number[],
  whyFixed: string | null,
  words: JourneyWords,
): RowPlace {
  const index = ids.indexOf(id);
  return { index, reason: whyFixed ?? (index < 0 ? words.groupGone : null) };
}
