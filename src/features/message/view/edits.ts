import { Fragment, type Node, Slice } from "prosemirror-model";
import {
  EditorState,
  NodeSelection,
  type Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { readLine, readText } from "../text/read-text.js";
import { lineNode, messageSchema, pieceNode, piecesOf, readDocument, writeDocument } from "./schema.js";
import type { FindMarks } from "./text-marks.js";
import { type Composed, endOfComposed } from "./trigger.js";

/** Stretch of a document. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Stretch of a document as it once was, to be found again later. */
export interface Place extends Range {
  readonly doc: Node;
}

/* What an operator does to the text, as transactions. `null` where there is nothing to do. */

/** Breaks the line where the caret is. */
export function breakLine(state: EditorState): Transaction {
  const tr = state.tr.deleteSelection();
  const { line } = messageSchema.nodes;
  const { parent, parentOffset } = tr.selection.$from;
  // With nothing between, an old "\r" before the line and "\n" would be read as one break.
  const lead = parentOffset === 0 && parent.attrs.lead === "\r" ? "\r" : "\n";
  return tr.split(tr.selection.from, 1, line ? [{ type: line, attrs: { lead } }] : []).scrollIntoView();
}

/** Deletes what is chosen, or joins the line with the one before (or after); text within a line is the browser's to delete. */
export function deleteAtEdge(state: EditorState, direction: "backward" | "forward"): Transaction | null {
  const { selection, doc } = state;
  if (!selection.empty) return state.tr.deleteSelection().scrollIntoView();
  const { $head } = selection;
  const isBackward = direction === "backward";
  const isAtEdge = isBackward ? $head.parentOffset === 0 : $head.parentOffset === $head.parent.content.size;
  if (!isAtEdge) return null;
  const between = isBackward ? $head.before(1) : $head.after(1);
  if (between === 0 || between === doc.content.size) return state.tr;
  return state.tr.join(between).scrollIntoView();
}

/** Deletes what is chosen before something is composed in its place: placeholders, lines. Text in a line is the browser's. */
export function makeRoom({ selection, doc, tr }: EditorState): Transaction | null {
  const { from, to, empty, $from, $to } = selection;
  if (empty) return null;
  let isMore = !$from.sameParent($to);
  doc.nodesBetween(from, to, ({ type }) => {
    isMore ||= type.name === "placeholder";
  });
  return isMore ? tr.deleteSelection() : null;
}

/** Puts the caret behind what was composed, if it is in it. */
export function goBehind(state: EditorState, composed: Composed): Transaction | null {
  const end = endOfComposed(state, composed);
  const isThere = end === null || end === state.selection.head;
  return isThere ? null : state.tr.setSelection(TextSelection.create(state.doc, end));
}

/** Puts a text in place of what is chosen; its line breaks break the line, its placeholders are placeholders. */
export function insertText(
  state: EditorState,
  text: string,
  range?: { from: number; to: number },
): Transaction {
  const { from, to } = range ?? state.selection;
  // New breaks are all written alike; only those that were loaded stay as they are.
  const lines = readText(text).map(({ pieces }, at) => lineNode({ lead: at === 0 ? "" : "\n", pieces }));
  const slice = new Slice(Fragment.from(lines), 1, 1);
  const tr = state.tr.replace(from, to, slice);
  const end = tr.mapping.map(to);
  return tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView();
}

/** Puts a placeholder, or anything else of one line, in place of what is chosen. */
export function insertPiece(state: EditorState, source: string, range: Range = state.selection): Transaction {
  const tr = state.tr.replaceWith(range.from, range.to, readLine(source).map(pieceNode));
  const end = tr.mapping.map(range.to);
  return tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView();
}

/** Takes what stands in a range away. */
export function remove(state: EditorState, { from, to }: Range): Transaction {
  const tr = state.tr.delete(from, to);
  return tr.setSelection(TextSelection.create(tr.doc, from));
}

/** The range in which the same stands by now; `null` where it is gone. */
export function rangeNow({ doc: now }: EditorState, { doc, from, to }: Place): Range | null {
  const changes = replaceText(EditorState.create({ doc }), writeDocument(now))?.mapping;
  const range = changes ? { from: changes.map(from, 1), to: changes.map(to, -1) } : { from, to };
  const isSame =
    range.to - range.from === to - from &&
    now.textBetween(range.from, range.to) === doc.textBetween(from, to);
  return isSame ? range : null;
}

/** Shows another text, changing as little as can be; the caret goes to where something changed. */
export function replaceText(state: EditorState, text: string): Transaction | null {
  const next = readDocument(text);
  const { doc } = state;
  const start = doc.content.findDiffStart(next.content);
  if (start === null) return null;
  const ends = doc.content.findDiffEnd(next.content);
  if (!ends) return null;
  // The equal parts at both ends may overlap: "aa" to "aaa".
  const overlap = start - Math.min(ends.a, ends.b);
  const [to, nextTo] = overlap > 0 ? [ends.a + overlap, ends.b + overlap] : [ends.a, ends.b];
  const tr = state.tr.replace(start, to, next.slice(start, nextTo));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(nextTo, tr.doc.content.size)), -1));
}

/**
 * Makes what stands in the lines what a loaded text would show: brackets that became a placeholder are one, and one that is
 * within brackets now is text. The lines of `before` are so already.
 */
export function normalise(state: EditorState, before: Node): Transaction | null {
  let tr: Transaction | null = null;
  const known = new Set(before.children);
  state.doc.forEach((node, offset) => {
    const replacement = known.has(node) ? null : normalLine(node);
    if (replacement === null) return;
    tr ??= state.tr;
    const from = tr.mapping.map(offset + 1);
    const { empty, from: at } = tr.selection;
    const caret = empty && at > from && at <= from + node.content.size;
    const typed = caret ? writtenUntil(node, at - from) : 0;
    tr.replaceWith(from, from + node.content.size, replacement);
    if (caret) tr.setSelection(TextSelection.create(tr.doc, from + indexOf(replacement, typed)));
  });
  return tr;
}

/** The next placeholder that is wanted, or stretch that is found, behind the caret or before it, and from the other end after the last. */
export function nextToCheck(
  { doc, selection }: EditorState,
  isWanted: (source: string) => boolean,
  find: FindMarks = () => [],
  direction: 1 | -1 = 1,
): Selection | undefined {
  const found: Selection[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "placeholder" && isWanted(node.attrs.source))
      found.push(NodeSelection.create(doc, at));
    for (const { from, to } of find(node.text ?? "", 0))
      found.push(TextSelection.create(doc, at + from, at + to));
  });
  if (direction < 0) found.reverse();
  const { from, empty } = selection;
  const isAhead = (next: Selection) =>
    direction > 0 ? next.from > from || (next.from === from && empty) : next.from < from;
  return found.find(isAhead) ?? found[0];
}

/** The placeholder that is chosen as a whole, by its place. */
export function chosenPlaceholder({ selection }: EditorState): { at: number; source: string } | null {
  if (!(selection instanceof NodeSelection)) return null;
  return { at: selection.from, source: selection.node.attrs.source };
}

/** Puts the caret behind the placeholder that is chosen as a whole. */
export function leavePlaceholder({ doc, selection, tr }: EditorState): Transaction | null {
  return selection instanceof NodeSelection ? tr.setSelection(TextSelection.create(doc, selection.to)) : null;
}

/** Content that a line should have instead; `null` where it is right. */
function normalLine(node: Node): readonly Node[] | null {
  const pieces = piecesOf(node);
  const read = readLine(pieces.map(({ source }) => source).join(""));
  const isSame =
    read.length === pieces.length &&
    read.every(({ is, source }, at) => pieces[at]?.is === is && pieces[at]?.source === source);
  return isSame ? null : read.map(pieceNode);
}

/** How many units of text are before a place in a line. */
function writtenUntil(node: Node, offset: number): number {
  return node.textBetween(0, offset, "", ({ attrs }) => attrs.source).length;
}

/** The place in a line behind so many units of text; within a placeholder, behind it. */
function indexOf(nodes: readonly Node[], units: number): number {
  let offset = 0;
  let left = units;
  for (const node of nodes) {
    if (left <= 0) break;
    const length = node.isText ? node.nodeSize : node.attrs.source.length;
    offset += node.isText ? Math.min(left, length) : 1;
    left -= length;
  }
  return offset;
}
