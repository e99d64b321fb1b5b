import type { EditorCommands } from "../../editor/index.js";
import type { PageLists } from "../../references/index.js";
import type { FormFieldModel } from "./model.js";

/** Props of every part of the screen. */
export interface FormFieldProps {
  model: FormFieldModel;
  commands: EditorCommands;
  lists: PageLists;
}
