import "../../parts/message.css";
import { registerRichText } from "@lexical/rich-text";
import { $createParagraphNode, $createTextNode, $getRoot, createEditor, TextNode } from "lexical";
import { boxAttributes, labelOf, placeholder, readMessage } from "../../parts/message-text.js";

/** A token of text that shows a label, as the mentions of its playground do. */
class PlaceholderNode extends TextNode {
  static getType() {
    return "placeholder";
  }
  static clone(node) {
    return new PlaceholderNode(node.__source, node.__text, node.__key);
  }
  constructor(source, text, key) {
    super(text ?? labelOf(source), key);
    this.__source = source;
  }
  createDOM(config) {
    const dom = super.createDOM(config);
    dom.className = "chip";
    return dom;
  }
  isTextEntity() {
    return true;
  }
  canInsertTextBefore() {
    return false;
  }
  canInsertTextAfter() {
    return false;
  }
}

const $createPlaceholder = (source) => new PlaceholderNode(source).setMode("token");

/** What is typed or pasted becomes a token as soon as it is one; the rest of the text comes here again. */
function $findPlaceholder(node) {
  if (!node.isSimpleText()) return;
  const start = node.getTextContent().search(placeholder);
  if (start < 0) return;
  const [source] = node.getTextContent().slice(start).match(placeholder);
  const parts = node.splitText(start, start + source.length);
  parts[start === 0 ? 0 : 1].replace($createPlaceholder(source));
}

const $sourceOf = (node) =>
  node instanceof PlaceholderNode ? node.getLatest().__source : node.getTextContent();

let editor;

window.bench = {
  mount(root, text) {
    const box = document.createElement("div");
    for (const [name, value] of Object.entries({ ...boxAttributes, contenteditable: "true" }))
      box.setAttribute(name, value);
    root.append(box);
    editor = createEditor({
      nodes: [PlaceholderNode],
      onError(error) {
        throw error;
      },
    });
    registerRichText(editor);
    editor.registerNodeTransform(TextNode, $findPlaceholder);
    editor.setRootElement(box);
    editor.update(
      () => {
        const paragraphs = readMessage(text).map((pieces) =>
          $createParagraphNode().append(
            ...pieces.map(({ text, source }) =>
              text === undefined ? $createPlaceholder(source) : $createTextNode(text),
            ),
          ),
        );
        $getRoot()
          .clear()
          .append(...paragraphs);
      },
      { discrete: true },
    );
  },
  box: () => editor?.getRootElement(),
  chips: () => editor.getRootElement().querySelectorAll(".chip").length,
  text: () =>
    editor.read(() =>
      $getRoot()
        .getChildren()
        .map((paragraph) => paragraph.getChildren().map($sourceOf).join(""))
        .join("\n"),
    ),
};
