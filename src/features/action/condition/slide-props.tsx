import type { EditorCommands } from "../../../editor/index.js";
import type { ActionContext } from "../action-context.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";

export interface SlideProps {
  row: EffectRow;
  number: number;
  model: ActionModel;
  context: ActionContext;
  commands: EditorCommands;
}
