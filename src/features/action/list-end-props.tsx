import type { EditorCommands } from "../../editor/index.js";
import type { ActionContext } from "./action-context.js";
import type { ActionModel } from "./model.js";

/** Props of the end of the list. */
export interface ListEndProps {
  model: ActionModel;
  commands: EditorCommands;
  context: ActionContext;
}
