import "../../../../src/entries/form-field-editor.js";
import type { FormFieldEditorElement } from "../../../../src/entries/form-field-editor.js";

interface Given {
  label: string;
  choices: readonly string[];
}

/** So many rows stand together in the page. */
const together = 40;

const field = document.createElement("form-field-editor") as FormFieldEditorElement;

const inside = <Found extends HTMLElement>(selector: string) =>
  field.shadowRoot?.querySelector<Found>(selector) ?? null;
const buttonNamed = (name: string) =>
  [...(field.shadowRoot?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent?.trim() === name,
  );
const chunkOf = (at: number) => inside("[role=list]")?.children[Math.floor(at / together)];
/** The row, or the room that is kept for it. */
const row = (at: number) => chunkOf(at)?.children[at % together] ?? chunkOf(at);
const input = (at: number) =>
  chunkOf(at)?.children[at % together]?.querySelector<HTMLInputElement>("[data-field=value]") ?? null;

Object.assign(window, {
  bench: {
    mount(root: HTMLElement, { label, choices }: Given) {
      field.value = {
        ...{ id: 1, label, swatch_id: 20, rule: null, var_id: null, var_name: "", var_type: null },
        ...{ required: true, description: "", options: choices },
        ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
      };
      field.style.cssText = "display: block; width: 720px";
      root.append(field);
    },
    count: () => field.value.options.length,
    row,
    input,
    model: (at: number) => field.value.options[at],
    hasFocus: (at: number) => input(at) !== null && field.shadowRoot?.activeElement === input(at),
    /** As an operator does it by keys: lifted, to the first place, dropped. */
    toTop(at: number) {
      const grip = row(at)?.querySelector<HTMLElement>("[data-field=grip]");
      grip?.focus();
      for (const key of [" ", "Home", " "])
        grip?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    },
    bulk: () => buttonNamed("まとめて編集"),
    lines: () => inside("[role=dialog] textarea, dialog textarea"),
    apply: () => buttonNamed("反映する"),
  },
});
