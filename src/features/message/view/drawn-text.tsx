import type { ChipText } from "../placeholders/describe.js";
import { readText } from "../text/read-text.js";
import { type ChipName, createChip } from "./chip.js";
import type { FindMarks, TextMark } from "./text-marks.js";

/** How what is in a text is shown. */
export interface TextLooks {
  describe(source: string): ChipText;
  chipName: ChipName;
  marks: FindMarks;
  /** The same for placeholders, which are over the limit or not. */
  marksOver: FindMarks;
}

/** Draws a text that nobody is editing, node for node as the editor draws it: becoming one changes nothing to see. */
export function drawText(node: HTMLElement, text: string, looks: TextLooks): void {
  const { ownerDocument: document } = node;
  let start = 0;
  const lines = readText(text).map(({ lead, pieces }) => {
    start += lead.length;
    const line = document.createElement("p");
    for (const { is, source } of pieces) {
      if (is === "text") appendText(line, source, looks.marks(source, start));
      else {
        const chip = createChip(document, looks.chipName);
        chip.show(looks.describe(source));
        for (const { attributes } of looks.marksOver(source, start))
          chip.dom.classList.add(attributes.class ?? "");
        line.append(chip.dom);
      }
      start += source.length;
    }
    if (pieces.at(-1)?.is !== "text") line.append(document.createElement("br"));
    return line;
  });
  node.replaceChildren(...lines);
}

/** Text, with what is marked. */
function appendText(line: HTMLElement, text: string, marks: readonly TextMark[]): void {
  let start = 0;
  for (const { from, to, attributes } of marks) {
    const mark = line.ownerDocument.createElement("span");
    for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value);
    mark.append(text.slice(from, to));
    line.append(text.slice(start, from), mark);
    start = to;
  }
  line.append(text.slice(start));
}
