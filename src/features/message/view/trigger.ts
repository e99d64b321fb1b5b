import { type EditorState, TextSelection } from "prosemirror-state";

/** What was typed behind `[[`, and where it stands with the brackets. */
export interface TypedQuery {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  /** The input method is writing. */
  readonly isComposing: boolean;
}

/** Two brackets, of full width too, and up to 40 letters: longer it is a text that happens to have brackets in it. */
const openBrackets = /(?:\[\[|\uff3b\uff3b)([^[\]\uff3b\uff3d\ufffc]{0,40})$/;

/** The placeholder that is being typed where the caret is. */
export function typedQuery({ selection }: EditorState, isComposing: boolean): TypedQuery | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $head } = selection;
  const before = $head.parent.textBetween(0, $head.parentOffset, "", "\ufffc");
  const match = openBrackets.exec(before);
  if (!match) return null;
  return { from: $head.pos - match[0].length, to: $head.pos, query: match[1] ?? "", isComposing };
}
