import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";

/** Text that was typed behind `[[`, and its range with the brackets. */
export interface TypedQuery {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  /** The brackets are `「「`, which quotes as well. */
  readonly isQuote: boolean;
  /** The input method is writing. */
  readonly isComposing: boolean;
}

/** Text that the input method shows, and its start. */
export interface Composed {
  readonly from: number;
  readonly text: string;
}

/** Two brackets, of full width too, and up to 40 letters: longer it is a text that happens to have brackets in it. */
const openBrackets =
  /(\[\[|\uff3b\uff3b)([^[\]\uff3b\uff3d\ufffc]{0,40})$|(「「)([^「」[\]\uff3b\uff3d\ufffc]{0,40})$/;

/** End of the composed text, if the caret is in it or at its start. */
export function endOfComposed({ selection, doc }: EditorState, { from, text }: Composed): number | null {
  const { $head, empty } = selection;
  const end = from + text.length;
  const isWithin = empty && from <= $head.pos && $head.pos <= end && end <= $head.end();
  return isWithin && doc.textBetween(from, end) === text ? end : null;
}

/** The placeholder that is being typed where the caret is; while a conversion is chosen the caret is at the start of what is `composed`. */
export function typedQuery(state: EditorState, composed: Composed | null): TypedQuery | null {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $head } = selection;
  const to = (composed && endOfComposed(state, composed)) ?? $head.pos;
  const before = $head.parent.textBetween(0, to - $head.start(), "", "\ufffc");
  const match = openBrackets.exec(before);
  if (!match) return null;
  const [all, , query, quote, quoted] = match;
  const isQuote = quote !== undefined;
  const from = to - all.length;
  return { from, to, query: (isQuote ? quoted : query) ?? "", isQuote, isComposing: composed !== null };
}

/**
 * Quotes `「「` that were typed, since only these ask for placeholders, and only until the caret leaves them: texts
 * that were there quote so.
 */
export class TypedQuotes {
  #at: number | null = null;

  /** Something was typed. */
  typed(tr: Transaction, composed: Composed | null, state: EditorState): void {
    if (tr.doc.content.size <= tr.before.content.size) return;
    const typed = typedQuery(state, composed);
    if (!typed?.isQuote) return;
    const isNew = typed.query === "" || (composed !== null && typed.from + 2 > composed.from);
    if (isNew) this.#at = typed.from;
  }

  /** Filters the queries: one behind quotes passes only if they were typed. */
  asked(query: TypedQuery | null): TypedQuery | null {
    if (query?.isQuote && query.from === this.#at) return query;
    this.#at = null;
    return query?.isQuote ? null : query;
  }
}
