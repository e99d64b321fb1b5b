import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { RowProblem } from "./problems/row-problem.js";
import type { ListDocument } from "./rows.js";

/** How a kind of document is read, written, judged and sent. Its rows may be variants, or any other plain data. */
export interface DocumentFormat<State extends ListDocument, Settings> {
  /** A new one. */
  empty(): PlainObject;
  /**
   * `null` when it is no such document.
   *
   * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
   */
  read(data: PlainData, firstKey: number): State | null;
  /** As it stands: what was not edited is what was loaded, key for key. */
  write(state: State): PlainObject;
  /** As it is finished. */
  payload(state: State, settings: Settings): PlainObject;
  /** Everything that keeps it from being finished, in the order of the screen. */
  validate?(state: State, settings: Settings): readonly RowProblem[];
  /** Which record this is; a new one is `null`. */
  record(document: PlainObject): string | null;
  /** Fields that a save has decided (the document's id), to be kept from then on. */
  decidedBySave(payload: PlainObject, response: PlainData | undefined): PlainObject;
  /** True while there is pending work that is no part of the payload yet. */
  hasPendingWork?(state: State): boolean;
}
