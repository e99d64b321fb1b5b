import "../../parts/message.css";
import { Editor, nodePasteRule } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { Mention } from "@tiptap/extension-mention";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { boxAttributes, labelOf, placeholder, readMessage } from "../../parts/message-text.js";

/** A mention whose id is the placeholder as it is written. */
const Placeholder = Mention.extend({
  addPasteRules() {
    const getAttributes = ([source]) => ({ id: source, label: labelOf(source) });
    return [nodePasteRule({ find: placeholder, type: this.type, getAttributes })];
  },
}).configure({
  renderText: ({ node }) => node.attrs.id,
  renderHTML: ({ options, node }) => ["span", { ...options.HTMLAttributes, class: "chip" }, node.attrs.label],
});

const nodeOf = ({ text, source, label }) =>
  text === undefined ? { type: "mention", attrs: { id: source, label } } : { type: "text", text };

let editor;

window.bench = {
  mount(root, text) {
    const content = readMessage(text).map((pieces) => ({ type: "paragraph", content: pieces.map(nodeOf) }));
    editor = new Editor({
      element: root,
      extensions: [Document, Paragraph, Text, Placeholder],
      editorProps: { attributes: boxAttributes },
      content: { type: "doc", content },
    });
  },
  box: () => editor?.view.dom,
  chips: () => editor.view.dom.querySelectorAll(".chip").length,
  text: () => editor.getText({ blockSeparator: "\n" }),
};
