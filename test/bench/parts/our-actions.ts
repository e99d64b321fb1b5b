import { define } from "../../../src/element-base/define.js";
import { configure } from "../../../src/element-base/page.js";
import { ActionEditorElement } from "../../../src/elements/action-editor/action-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

define(ActionEditorElement);
configure({ abilities: ["scenario", "richmenu", "episode", "asp", "event_reserve", "journey"] });

const editor = document.createElement("action-editor") as ActionEditorElement;
const panels = () => editor.shadowRoot?.querySelectorAll<HTMLElement>("section[data-row]") ?? [];
const inPanel = <E extends HTMLElement>(at: number, selector: string) =>
  panels()[at]?.querySelector<E>(selector) ?? null;

/** What the scenario presses and reads. The page's server stands in for `fetch`. */
export const ourActions = {
  mount(root: HTMLElement, effects: readonly PlainObject[]) {
    editor.value = { aid: 1, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs: effects };
    root.append(editor);
  },
  count: () => panels().length,
  said: (at: number) => panels()[at]?.textContent ?? "",
  toggle: (at: number) => inPanel(at, "[aria-expanded]"),
  input: (at: number) => inPanel(at, "[role=textbox][data-field=text]"),
  written: (at: number) => inPanel(at, "[role=textbox][data-field=text]")?.textContent ?? "",
  model: (at: number) => (editor.value.inputs as { text: string }[])[at]?.text,
  upButton: (at: number) => inPanel(at, "[data-field=moveUp]"),
  removeButton: (at: number) => inPanel(at, "button[aria-label=削除]"),
  addButton: () => editor.shadowRoot?.querySelector<HTMLElement>("[data-add='1']"),
};
