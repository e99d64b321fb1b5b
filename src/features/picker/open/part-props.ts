import type { PickerModel } from "../model.js";
import type { ListModel, ListShown } from "./list-model.js";
import type { OpenListWords } from "./messages.js";

/** What every part of the open list needs. */
export interface ListPartProps {
  picker: PickerModel;
  list: ListModel;
  shown: ListShown;
  words: OpenListWords;
  /** What the picker is called. */
  label: string;
  /** What one more item is called: a picker may have a name of its own. */
  itemLabel: string;
}
