import type { EditorCommands } from "../../editor/index.js";
import type { ActionContext } from "./action-context.js";
import type { ActionModel } from "./model.js";

/** What the end of the list is given. */
export interface ListEndProps {
  model: ActionModel;
  commands: EditorCommands;
  context: ActionContext;
}
