import type { RowProblem } from "../../list-editor/index.js";
import type { FilterRow, PanelKey } from "./entity.js";
import type { FilterWords } from "./messages.js";
import type { FilterModel, RowNote } from "./model.js";
import type { FilterSettings } from "./settings.js";

export interface ConditionRowProps {
  row: FilterRow;
  number: number;
  panel: PanelKey;
  moved: boolean;
  selected: boolean;
  /** Of a filter so long that those far from the screen are lines only. */
  ofMany: boolean;
  /** Drawn whole without waiting until it is near. */
  atOnce: boolean;
  note: RowNote | undefined;
  /** It was added and nobody has left it: what is missing is still to come. */
  isFresh: boolean;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  problems: readonly RowProblem[];
  model: FilterModel;
  settings: FilterSettings;
  words: FilterWords;
}
