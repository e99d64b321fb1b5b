import { define, type ElementClass } from "../../../src/element-base/define.js";
import { actionEditorDeclaration } from "../../../src/elements/action-editor/declaration.js";
import { itemPickerDeclaration } from "../../../src/elements/item-picker/declaration.js";
import { ActionEditorElement } from "../../../src/entries/action-editor.js";
import { ItemPickerElement } from "../../../src/entries/item-picker.js";

let made = 0;

/** A tag that nobody has defined yet; a definition is for good, so each test needs its own. */
export function freshTag(): `${string}-${string}` {
  made += 1;
  return `test-editor-${made}`;
}

/** Defines an action editor under another tag: its script arrives when the test says so. */
export function defineActionEditor(
  tag: ElementClass["declaration"]["tag"],
  Base: typeof ActionEditorElement = ActionEditorElement,
): void {
  const declaration = { ...actionEditorDeclaration, tag };
  define(class extends Base {
    // The tag alone differs, and it is a literal in the type of the class.
    static override readonly declaration = declaration as unknown as typeof actionEditorDeclaration;
  });
}

/** The same with an item picker. */
export function definePicker(tag: ElementClass["declaration"]["tag"]): void {
  const declaration = { ...itemPickerDeclaration, tag };
  define(class extends ItemPickerElement {
    static override readonly declaration = declaration as unknown as typeof itemPickerDeclaration;
  });
}
