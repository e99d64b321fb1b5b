import type { ReactNode } from "react";
import type { EditorCommands, UndoCommands } from "../../editor/index.js";
import type { FilterState } from "../filter/index.js";
import type { ConditionOwner } from "./condition-owner.js";
import type { ConditionContext } from "./services.js";

/** The condition of something that stands before its owner, by its number there. */
export interface OtherCondition {
  number: number;
  id: number | null;
  pending: FilterState | undefined;
}

/** Props of the slide, from the screen that shows it. */
export interface ConditionSlideProps {
  owner: ConditionOwner;
  /** The id of the saved condition. */
  id: number | null;
  /** The filter that is being edited, as the document has it. */
  pending: FilterState | undefined;
  /** Conditions of which this one may be the opposite, in their order. */
  others?: readonly OtherCondition[];
  /** Name of the condition's owner, on the way back. */
  title: ReactNode;
  /** Sentence about what the condition decides. */
  lead: string;
  /** The history of the document. */
  undo: UndoCommands;
  /** Problems that keep the document from being finished, with their places. */
  problems: readonly string[];
  context: ConditionContext;
  commands: EditorCommands;
}
