import type { ChipText } from "../placeholders/describe.js";

/** A placeholder on the screen: one object among the letters, with the name of what it stands for. */
export interface Chip {
  readonly dom: HTMLElement;
  show(text: ChipText): void;
}

/** Words around what a chip says. */
export type ChipName = (label: string) => string;

/**
 * Made of plain nodes: React would draw again while the input method is writing. The outer node has no room of its own, so
 * that the caret has no place in it.
 */
export function createChip(document: Document, nameOf: ChipName): Chip {
  const dom = document.createElement("span");
  const face = document.createElement("span");
  dom.className = "message-chip";
  dom.contentEditable = "false";
  dom.setAttribute("role", "img");
  face.className = "message-chip-face";
  dom.append(face);
  return {
    dom,
    show({ label, problem }) {
      const name = nameOf(label) + (problem === null || problem === label ? "" : ` (${problem})`);
      if (face.textContent !== label) face.textContent = label;
      if (dom.getAttribute("aria-label") !== name) dom.setAttribute("aria-label", name);
      dom.classList.toggle("message-chip-problem", problem !== null);
      if (problem === null) dom.removeAttribute("title");
      else dom.title = problem;
    },
  };
}
