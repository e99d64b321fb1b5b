import "../../../../src/entries/action-editor.js";
import type { ActionEditorElement } from "../../../../src/entries/action-editor.js";

interface Step {
  days: number;
  content: { text: string | null };
}

let editor = document.createElement("action-editor") as ActionEditorElement;
const panels = () => editor.shadowRoot?.querySelectorAll<HTMLElement>("section[data-row]") ?? [];
const inPanel = <E extends HTMLElement>(at: number, selector: string) =>
  panels()[at]?.querySelector<E>(selector) ?? null;

/** The same texts as effects: what a list of messages costs without dates. */
Object.assign(window, {
  bench: {
    mount(root: HTMLElement, { steps }: { steps: readonly Step[] }) {
      editor = document.createElement("action-editor") as ActionEditorElement;
      const inputs = steps.map(({ content }, at) => ({
        ...{ type: 1, text: content.text ?? `${at + 1}通目です。`, delay_type: 0, delay_min: 0 },
        ...{ delay_max: 0, delay_at: "12:00", member_query_id: null },
      }));
      editor.value = { aid: 1, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs };
      editor.style.cssText = "display: block; width: 720px";
      root.append(editor);
    },
    unmount: () => editor.remove(),
    count: () => panels().length,
    row: (at: number) => panels()[at],
    toggle: (at: number) => inPanel(at, "[aria-expanded]"),
    text: (at: number) => inPanel(at, "[role=textbox][data-field=text]"),
    days: () => null,
    model: (at: number) => (editor.value.inputs as { text: string }[])[at]?.text,
    dates: () => "",
    toTop(at: number) {
      const grip = inPanel(at, "[data-field=grip]");
      grip?.focus();
      for (const key of [" ", "Home", " "])
        grip?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    },
    undo: () => editor.undo(),
  },
});
