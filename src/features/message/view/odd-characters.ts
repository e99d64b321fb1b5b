import type { Node } from "prosemirror-model";
import { type EditorState, Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/**
 * What cannot be seen and changes what is seen: controls, and what turns the direction of the text around. Joiners, which
 * emoji are made with, and blanks are none.
 */
const odd = /(?!\t)[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** "U+202E". */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Where such characters stand in a text. */
export function oddCharacters(text: string): { at: number; code: string }[] {
  return [...text.matchAll(odd)].map(({ 0: character, index }) => ({ at: index, code: codeOf(character) }));
}

/** Shows them by their codes, each shut off from the text around it. */
export function showOddCharacters(title: (code: string) => string): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => decorate(doc, title),
      apply: (tr, before) => (tr.docChanged ? decorate(tr.doc, title) : before),
    },
    props: {
      decorations(state: EditorState) {
        return this.getState(state);
      },
    },
  });
}

function decorate(doc: Node, title: (code: string) => string): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, place) => {
    for (const { at, code } of oddCharacters(node.text ?? ""))
      found.push(
        Decoration.inline(place + at, place + at + 1, {
          class: "message-odd",
          "data-code": code,
          title: title(code),
        }),
      );
  });
  return found.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, found);
}
