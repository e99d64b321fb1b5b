import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { type Chip, createChip } from "./chip.js";
import type { TextLooks } from "./drawn-text.js";

/** The chips of one editor: what they say may change while they stand there. */
export class ChipViews {
  readonly #shown = new Map<Chip, string>();

  constructor(
    readonly document: Document,
    /** As the field was drawn last. */
    readonly looks: { readonly current: TextLooks },
  ) {}

  /** How ProseMirror shows a placeholder. */
  create(node: Node): NodeView {
    const { source } = node.attrs;
    const chip = createChip(this.document, this.looks.current.chipName);
    chip.show(this.looks.current.describe(source));
    this.#shown.set(chip, source);
    return {
      dom: chip.dom,
      // A chip with another source is another chip.
      update: (next) => next.attrs.source === source,
      ignoreMutation: () => true,
      destroy: () => void this.#shown.delete(chip),
    };
  }

  /** Names may have come: every chip says again what it stands for. */
  refresh(): void {
    for (const [chip, source] of this.#shown) chip.show(this.looks.current.describe(source));
  }
}
