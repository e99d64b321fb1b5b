import type { PickerModel } from "../model.js";
import type { ListShown } from "../opened.js";
import type { PopupWords } from "./words.js";

/** What every part of the open list needs. */
export interface PopupPartProps {
  model: PickerModel;
  shown: ListShown;
  words: PopupWords;
  /** The label of the kind. */
  label: string;
}
