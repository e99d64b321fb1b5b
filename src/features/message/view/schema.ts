import { type Node, Schema } from "prosemirror-model";
import { type Line, type Piece, readText, writeText } from "../text/read-text.js";

/* The text as ProseMirror holds it: lines of text and placeholders, each placeholder as it is written. Nothing is ever read from HTML. */

/** Lines, each with the break before it; see `read-text.ts`. */
export const messageSchema = new Schema({
  nodes: {
    doc: { content: "line+" },
    line: {
      content: "(text | placeholder)*",
      attrs: { lead: { default: "\n" } },
      whitespace: "pre",
      parseDOM: [{ tag: "p" }, { tag: "div" }],
      toDOM: () => ["p", 0],
    },
    placeholder: {
      inline: true,
      atom: true,
      draggable: true,
      attrs: { source: {} },
      leafText: ({ attrs }) => attrs.source,
      toDOM: ({ attrs }) => ["span", attrs.source],
    },
    text: {},
  },
});

const { doc, line, placeholder } = messageSchema.nodes as Required<typeof messageSchema.nodes>;

/** A text as a document. */
export function readDocument(text: string): Node {
  return doc.create(null, readText(text).map(lineNode));
}

/** A document as its text: what was read and not edited is the same, unit for unit. */
export function writeDocument(document: Node): string {
  const lines: Line[] = [];
  document.forEach((node) => {
    lines.push({ lead: node.attrs.lead, pieces: piecesOf(node) });
  });
  return writeText(lines);
}

/** A line as a node. */
export function lineNode({ lead, pieces }: Line): Node {
  return line.create({ lead }, pieces.map(pieceNode));
}

/** A placeholder, or a run of text, as a node. */
export function pieceNode({ is, source }: Piece): Node {
  return is === "text" ? messageSchema.text(source) : placeholder.create({ source });
}

/** Pieces of a line. */
export function piecesOf(node: Node): Piece[] {
  const pieces: Piece[] = [];
  node.forEach((child) => {
    pieces.push(
      child.isText
        ? { is: "text", source: child.text ?? "" }
        : { is: "placeholder", source: child.attrs.source },
    );
  });
  return pieces;
}
