import type { RowDrawing, RowProblem } from "../../list-editor/index.js";
import type { ActionContext } from "./action-context.js";
import type { EffectRow } from "./entity.js";
import type { ActionModel } from "./model.js";

export interface EffectPanelProps {
  row: EffectRow;
  number: number;
  last: boolean;
  /** When it is drawn whole; until then it is a head without tools. */
  drawing: RowDrawing;
  open: boolean;
  moved: boolean;
  selected: boolean;
  /** True once problems that wait for a try to finish are shown. */
  attempted: boolean;
  problems: readonly RowProblem[];
  /** True while its condition is edited and not decided yet. */
  pending: boolean;
  model: ActionModel;
  context: ActionContext;
}
