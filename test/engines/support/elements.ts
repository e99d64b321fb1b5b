import type { ElementTag } from "../../../src/elements/registry.js";
import type { Target } from "../page/target.js";
import { actionEditor } from "./elements/action-editor.js";
import { funnelEditor } from "./elements/funnel-editor.js";
import { itemPicker } from "./elements/item-picker.js";
import { messageEditor } from "./elements/message-editor.js";
import type { Stage } from "./stage.js";

/** What the rules need to know of one element. */
export interface EngineElement {
  tag: ElementTag;
  /** What it is always put on the stage with. */
  attributes: string;
  /** Payloads that must come back byte for byte. */
  payloads: Readonly<Record<string, unknown>>;
  /** A value with at least two rows, where there are rows. */
  filled: unknown;
  /** An edit of an empty element by pointer and keys; what its value holds then. */
  edit(stage: Stage): Promise<void>;
  edited: Expected;
  /**
   * What opens something beside itself, what can be seen of that, and what gets the focus back if it is not the opener; the
   * element is filled.
   */
  popover: { opener: Target; inside: Target; back?: Target };
  /** A text field for the input method; which value it is empty in, and how it is brought up. */
  conversion: { value: unknown; field: Target; bringUp?: Target };
  /** Where its rows are copied: from which, to below which, and what the value holds then; the element is filled. */
  copying?: { from: RowHandles; announced: string; below: RowHandles; pasted: object };
  /** Where it takes texts of the page: how one is pasted, and what the value holds then; the element is filled. */
  pasting?: { paste(stage: Stage): Promise<void>; pasted: Expected };
  /** Where it finishes by itself, and what of its value is read from the body of its call; the rows, unless it is said. */
  finishing?: { button: Target; path: string; posted?(body: string): unknown };
  /** A day or a time, as the engine's own input has it: a value, where it is, and what the value says once it is set. */
  nativeInput?: { value: unknown; field: Target; set: RegExp };
  /** Where its rows can be moved; the element is filled. */
  reordering?: readonly { way: string; reorder(stage: Stage): Promise<void>; reordered: object }[];
}

/** What a value holds: of an object at least this, a text as it is. */
export type Expected = object | string;

/** What has the focus when the keys for a row are pressed, what opens its menu, and which item of that is meant. */
export interface RowHandles {
  head: Target;
  menu: Target;
  item: Target;
}

/** One for each of the registry. */
export const engineElements: readonly EngineElement[] = [
  actionEditor,
  funnelEditor,
  itemPicker,
  messageEditor,
];
