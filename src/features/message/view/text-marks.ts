import type { Node } from "prosemirror-model";
import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** A stretch of a text that is marked, and the attributes of its node. */
export interface TextMark {
  from: number;
  to: number;
  attributes: Readonly<Record<string, string>>;
}

/** Finds what is marked in a run of text; `start` is its place in the whole. */
export type FindMarks = (text: string, start: number) => readonly TextMark[];

/** Marks of the text over the limit, from the first character beyond it. */
export function marksBeyond(longest: number): FindMarks {
  return (text, start) => {
    const beyond = Math.max(longest - start, 0);
    // One that is over the limit with its second half is over it.
    const from =
      beyond > 0 && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(beyond - 1)) ? beyond - 1 : beyond;
    return from < text.length ? [{ from, to: text.length, attributes: { class: "message-over" } }] : [];
  };
}

/**
 * Invisible characters that change what is seen: controls, and what turns the direction of the text around. Joiners,
 * which emoji are made with, and blanks are none.
 */
const odd = /(?!\t)[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** "U+202E". */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Such characters, which are shown by their codes, and what else is marked: in their order, none over another. */
export function marksIn(
  text: string,
  start: number,
  title: (code: string) => string,
  ...more: readonly (FindMarks | undefined)[]
): readonly TextMark[] {
  const marks: TextMark[] = [...text.matchAll(odd)].map(({ 0: character, index }) => {
    const code = codeOf(character);
    const attributes = { class: "message-odd", "data-code": code, title: title(code) };
    return { from: index, to: index + 1, attributes };
  });
  return apart([...marks, ...more.flatMap((find) => find?.(text, start) ?? [])]);
}

/** Stretches side by side: one in which several marks lie has the attributes of all, and what is said once is at the end. */
function apart(marks: readonly TextMark[]): readonly TextMark[] {
  const edges = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const waiting = marks.toSorted((one, other) => other.from - one.from);
  let open: TextMark[] = [];
  return edges.flatMap((from, at) => {
    open = open.filter((mark) => mark.to > from);
    while (waiting.at(-1)?.from === from) open.push(waiting.pop() as TextMark);
    const to = edges[at + 1];
    return to === undefined || open.length === 0 ? [] : [{ from, to, attributes: joined(open, to) }];
  });
}

function joined(open: readonly TextMark[], end: number): Record<string, string> {
  const join = (name: string, between: string) =>
    open.flatMap(({ attributes }) => attributes[name] ?? []).join(between);
  const announcedOnce = open.map(({ to, attributes }) => (to === end ? attributes : null));
  return Object.assign({}, ...announcedOnce, { class: join("class", " "), title: join("title", "\n") });
}

/** With it a transaction has what is marked found anew. */
export const markAnew = "marks";

/** Shows what is marked, each shut off from the text around it. */
export function showMarks(find: FindMarks, findOver: FindMarks): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => decorate(doc, find, findOver),
      apply(tr, before) {
        // The input method would lose the node that it writes in.
        if (tr.getMeta("composition")) return before.map(tr.mapping, tr.doc);
        return tr.docChanged || tr.getMeta(markAnew) ? decorate(tr.doc, find, findOver) : before;
      },
    },
    props: {
      decorations(state: EditorState) {
        return this.getState(state);
      },
    },
  });
}

function decorate(doc: Node, find: FindMarks, findOver: FindMarks): DecorationSet {
  const found: Decoration[] = [];
  let start = 0;
  doc.forEach((line, offset, index) => {
    if (index > 0) start += line.attrs.lead.length;
    line.forEach((node, at) => {
      const place = offset + 1 + at;
      const source = node.text ?? node.attrs.source;
      if (node.isText)
        for (const { from, to, attributes } of find(source, start))
          found.push(Decoration.inline(place + from, place + to, attributes));
      else
        for (const { attributes } of findOver(source, start))
          found.push(Decoration.node(place, place + 1, attributes));
      start += source.length;
    });
  });
  return found.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, found);
}
