import type { PickerModel } from "../model.js";
import type { ListModel, ListShown } from "./list-model.js";
import type { OpenListWords } from "./messages.js";

/** What every part of the open list needs. */
export interface ListPartProps {
  picker: PickerModel;
  list: ListModel;
  shown: ListShown;
  words: OpenListWords;
  /** The label of the kind. */
  label: string;
}
