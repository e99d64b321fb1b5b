import type { EditorSurroundings } from "../editing/index.js";
import type { FilterModel } from "./model.js";
import type { FilterPage } from "./services.js";
import type { FilterWords } from "./words.js";

/** What every part of the screen that comes late is given. */
export interface LatePartProps {
  model: FilterModel;
  surroundings: EditorSurroundings;
  page: FilterPage;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  words: FilterWords;
}
