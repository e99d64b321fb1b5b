import { EditorState, NodeSelection, TextSelection, type Transaction } from "prosemirror-state";
import { readDocument, writeDocument } from "../../../../src/features/message/view/schema.js";

/**
 * A text with the caret where `|` is, or with what is chosen between `<` and `>`. A placeholder in between is one object, as
 * in the editor.
 */
export function openText(shown: string): EditorState {
  const text = shown.replace(/[|<>]/g, "");
  const doc = readDocument(text);
  const state = EditorState.create({ doc });
  const anchor = shown.search(/[|<]/);
  const to = shown.indexOf(">");
  const head = to < 0 ? anchor : to - 1;
  return choose(state, placeAt(state, anchor), placeAt(state, head));
}

/** Where so many units of the text are before. */
export function placeAt(state: EditorState, units: number): number {
  let found = -1;
  for (let index = 1; index < state.doc.content.size; index++) {
    const $place = state.doc.resolve(index);
    if ($place.parent.type.name === "line" && unitsBefore(state, index) === units) found = index;
  }
  if (found < 0) throw new Error(`no caret can be behind ${units} units`);
  return found;
}

function unitsBefore(state: EditorState, index: number): number {
  const $place = state.doc.resolve(index);
  let units = state.doc.child(0) === $place.parent ? 0 : ($place.parent.attrs.lead as string).length;
  state.doc.forEach((line, offset, at) => {
    if (offset + line.nodeSize <= index)
      units += (at === 0 ? 0 : line.attrs.lead.length) + sourceOf(line, line.content.size);
  });
  return units + sourceOf($place.parent, $place.parentOffset);
}

function sourceOf(line: EditorState["doc"], until: number): number {
  return line.textBetween(0, until, "", ({ attrs }) => attrs.source).length;
}

export function choose(state: EditorState, anchor: number, head = anchor): EditorState {
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)));
}

/** Chooses the n-th placeholder as a whole. */
export function choosePlaceholder(state: EditorState, number = 0): EditorState {
  return state.apply(
    state.tr.setSelection(NodeSelection.create(state.doc, placeholderPlaces(state)[number] ?? -1)),
  );
}

/** Where placeholders are. */
export function placeholderPlaces({ doc }: EditorState): number[] {
  const indices: number[] = [];
  doc.descendants((node, at) => void (node.type.name === "placeholder" && indices.push(at)));
  return indices;
}

export function applied(state: EditorState, tr: Transaction | null): EditorState {
  return tr ? state.apply(tr) : state;
}

export function textOf(state: EditorState): string {
  return writeDocument(state.doc);
}

/** The text with what is chosen, as `openText` is told it. */
export function shown(state: EditorState): string {
  const text = textOf(state);
  const from = unitsBefore(state, state.selection.from);
  const to = unitsBefore(state, state.selection.to);
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`;
  return `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`;
}

/** The text, its placeholders in angle brackets. */
export function marked({ doc }: EditorState): string {
  const lines: string[] = [];
  doc.forEach((line) => {
    let text = "";
    line.forEach((node) => {
      text += node.isText ? node.text : `<${node.attrs.source}>`;
    });
    lines.push(text);
  });
  return lines.join("\n");
}
