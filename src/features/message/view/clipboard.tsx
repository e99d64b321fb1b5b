import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { textOfCells } from "../../../lib/cells.js";
import { insertText } from "./edits.js";

/** The part of the text that pasting and dropping need. */
export interface PasteTarget {
  isEditable(): boolean;
  /** Makes a step of its own. */
  step(tr: Transaction): void;
}

/**
 * Copying and pasting as text: a placeholder is copied as it is written and pasted as one again. HTML only says
 * whether the text is cells of a table; it is never made into nodes, so nothing has to be cleansed, and no policy of the
 * page can forbid it.
 */
export function clipboardEvents({ isEditable, step }: PasteTarget) {
  return {
    copy: (view: EditorView, event: ClipboardEvent) => copy(view, event),
    cut(view: EditorView, event: ClipboardEvent): true {
      copy(view, event);
      const { selection, tr } = view.state;
      if (isEditable() && !selection.empty) step(tr.deleteSelection().scrollIntoView());
      return true;
    },
    paste(view: EditorView, event: ClipboardEvent): true {
      event.preventDefault();
      const text = plainText(event.clipboardData);
      if (isEditable() && text !== "") step(insertText(view.state, text));
      return true;
    },
    /** Drops what comes from elsewhere; what is moved within the text is ProseMirror's. */
    drop(view: EditorView, event: DragEvent): boolean {
      if (view.dragging !== null) return false;
      event.preventDefault();
      const text = plainText(event.dataTransfer);
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (!isEditable() || text === "" || !place) return true;
      step(insertText(view.state, text, { from: place.pos, to: place.pos }));
      view.focus();
      return true;
    },
  };
}

function plainText(data: DataTransfer | null): string {
  return data ? textOfCells(data.getData("text/plain"), data.getData("text/html")) : "";
}

function copy(view: EditorView, event: ClipboardEvent): true {
  event.preventDefault();
  const { selection, doc } = view.state;
  if (selection.empty) return true;
  const text = doc.textBetween(selection.from, selection.to, "\n", sourceOf);
  event.clipboardData?.setData("text/plain", text);
  return true;
}

/** A placeholder as it is written. */
export const sourceOf = ({ attrs }: Node): string => attrs.source ?? "";
