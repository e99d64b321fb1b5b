import type { RowDrawing, RowProblem } from "../../list-editor/index.js";
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
  /** True in a long filter: rows far from the screen are not painted. */
  ofMany: boolean;
  /** When it is drawn whole; until then it is a line. */
  drawing: RowDrawing;
  note: RowNote | undefined;
  /** It was added and nobody has left it: what is missing is still to come. */
  isFresh: boolean;
  /** True once problems that wait for a try to finish are shown. */
  attempted: boolean;
  problems: readonly RowProblem[];
  model: FilterModel;
  settings: FilterSettings;
  words: FilterWords;
}
