import type { PickerModel } from "../model.js";
import type { ListModel } from "./list-model.js";
import type { ListShown } from "./list-shown.js";
import type { OpenListWords } from "./messages.js";

/** Props of every part of the open list. */
export interface ListPartProps {
  picker: PickerModel;
  list: ListModel;
  shown: ListShown;
  words: OpenListWords;
  /** Name of the picker. */
  label: string;
  /** Name of one more item: a picker may have a name of its own. */
  itemLabel: string;
}
