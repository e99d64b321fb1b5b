import type { EditorCommands } from "../../editor/index.js";
import type { FilterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import type { FilterPage } from "./services.js";

/** What every part of the screen is given. */
export interface FilterPartProps {
  model: FilterModel;
  commands: EditorCommands;
  page: FilterPage;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  words: FilterWords;
}
