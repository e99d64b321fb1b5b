import type { ChipText } from "../placeholders/describe.js";
import { readText } from "../text/read-text.js";
import { type ChipName, createChip } from "./chip.js";
import { oddCharacters } from "./odd-characters.js";

/** How what is in a text is shown. */
export interface TextLooks {
  describe(source: string): ChipText;
  chipName: ChipName;
  oddTitle(code: string): string;
}

/** Draws a text that nobody is editing, node for node as the editor draws it: becoming one changes nothing to see. */
export function drawText(node: HTMLElement, text: string, looks: TextLooks): void {
  const { ownerDocument: document } = node;
  const lines = readText(text).map(({ pieces }) => {
    const line = document.createElement("p");
    for (const { is, source } of pieces) {
      if (is === "text") appendText(line, source, looks);
      else {
        const chip = createChip(document, looks.chipName);
        chip.show(looks.describe(source));
        line.append(chip.dom);
      }
    }
    if (pieces.at(-1)?.is !== "text") line.append(document.createElement("br"));
    return line;
  });
  node.replaceChildren(...lines);
}

/** Text, with marks around what cannot be seen. */
function appendText(line: HTMLElement, text: string, { oddTitle }: TextLooks): void {
  let start = 0;
  for (const { at, code } of oddCharacters(text)) {
    const mark = line.ownerDocument.createElement("span");
    mark.className = "message-odd";
    mark.dataset.code = code;
    mark.title = oddTitle(code);
    mark.append(text.slice(at, at + 1));
    line.append(text.slice(start, at), mark);
    start = at + 1;
  }
  line.append(text.slice(start));
}
