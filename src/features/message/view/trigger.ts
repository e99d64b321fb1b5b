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

/** The placeholder that is being typed where the caret is; while a conversion is chosen the caret is at the start of what is `composed`. */
export function typedQuery(
  { selection, doc }: EditorState,
  composed: { readonly from: number; readonly text: string } | null,
): TypedQuery | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $head } = selection;
  const end = composed ? composed.from + composed.text.length : 0;
  const isWithin =
    composed !== null &&
    composed.from <= $head.pos &&
    end <= $head.end() &&
    doc.textBetween(composed.from, end) === composed.text;
  const to = isWithin ? Math.max(end, $head.pos) : $head.pos;
  const before = $head.parent.textBetween(0, to - $head.start(), "", "\ufffc");
  const match = openBrackets.exec(before);
  if (!match) return null;
  return { from: to - match[0].length, to, query: match[1] ?? "", isComposing: composed !== null };
}
