import type { EditorCommands } from "../../editor/index.js";
import type { FilterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import type { FilterPage } from "./services.js";

/** Props of every part of the screen. */
export interface FilterPartProps {
  model: FilterModel;
  commands: EditorCommands;
  page: FilterPage;
  /** True once problems that wait for a try to finish are shown. */
  attempted: boolean;
  words: FilterWords;
}
