import "prosemirror-view/style/prosemirror.css";
import "./message.css";
import { Fragment, Schema, Slice } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { boxAttributes, labelOf, readMessage } from "./message-text.js";

const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "inline*", toDOM: () => ["p", 0] },
    text: { group: "inline" },
    placeholder: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { source: {} },
      leafText: ({ attrs }) => attrs.source,
      toDOM: ({ attrs }) => ["span", attrs.source],
    },
  },
});

function paragraphs(text) {
  return readMessage(text).map((pieces) =>
    schema.node(
      "paragraph",
      null,
      pieces.map(({ text, source }) =>
        text === undefined ? schema.node("placeholder", { source }) : schema.text(text),
      ),
    ),
  );
}

function drawChip({ attrs }) {
  const dom = document.createElement("span");
  dom.className = "chip";
  dom.textContent = labelOf(attrs.source);
  return { dom };
}

/** The engine alone: no history, no keys of its own, no menus. */
export function openProseMirror(root, text) {
  return new EditorView(root, {
    state: EditorState.create({ doc: schema.node("doc", null, paragraphs(text)) }),
    attributes: boxAttributes,
    nodeViews: { placeholder: drawChip },
    clipboardTextParser: (text) => new Slice(Fragment.from(paragraphs(text)), 1, 1),
  });
}
