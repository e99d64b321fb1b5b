import { define } from "../../../src/element-base/define.js";
import { configure } from "../../../src/element-base/page.js";
import { FunnelEditorElement } from "../../../src/elements/funnel-editor/funnel-editor.js";

/* Selects are rich menus, multi-selects tags, texts status messages: each with as many choices as the peers' have. */

interface GivenCondition {
  kind: "select" | "multi" | "text";
  value: string | string[];
}

interface Given {
  options: readonly { value: string; label: string }[];
  conditions: readonly GivenCondition[];
  /** Of each or-panel. */
  panels?: readonly (readonly GivenCondition[])[];
}

let options: Given["options"] = [];

/** The lists that the pickers ask the page's server for. */
window.fetch = async () => {
  const ids = options.map((_, at) => at + 1);
  const items = Object.fromEntries(ids.map((id) => [id, { id, name: options[id - 1]?.label }]));
  return Response.json({ items, groups: {}, ids, group_ids: [], meta: {} });
};

define(FunnelEditorElement);
configure({ abilities: ["richmenu"] });

const editor = document.createElement("funnel-editor") as FunnelEditorElement;
const rows = () => editor.shadowRoot?.querySelectorAll<HTMLElement>("[part=condition]") ?? [];
const inRow = (at: number, selector: string) => rows()[at]?.querySelector<HTMLElement>(selector) ?? null;

/** What the scenarios of both workloads press and read. */
export const ourFilter = {
  mount(root: HTMLElement, given: Given) {
    options = given.options;
    const idOf = (value: string) => options.findIndex((option) => option.value === value) + 1;
    const inputs = (conditions: readonly GivenCondition[]) =>
      conditions.map(({ kind, value }) => stored(kind, value, idOf));
    const panels = given.panels?.map((panel) => ({ type: 120, effects: inputs(panel) })) ?? [];
    editor.mode = "funneling";
    editor.value = { inputs: [...inputs(given.conditions), ...panels] };
    root.append(editor);
  },
  count: () => rows().length,
  input: (at: number) => inRow(at, "input[type=text]") ?? farInput(at),
  model: (at: number) => (editor.value.inputs as { status: string }[])[at]?.status,
  addButton: () => editor.shadowRoot?.querySelector("[data-add='25']"),
  removeButton: (at: number) => inRow(at, "[data-field=remove]"),
  row: (at: number) => rows()[at],
  opener: (at: number) => inRow(at, "[role=combobox]"),
  first: () => editor.shadowRoot?.querySelector("[role=option]")?.textContent,
};

/** Of a condition far from the screen there is a sentence, which says its text, in place of the field. */
function farInput(at: number) {
  const row = rows()[at];
  const value = /テキスト\d+/.exec(row?.textContent ?? "")?.[0];
  return row && Object.assign(row, { value });
}

function stored(
  kind: "select" | "multi" | "text",
  value: string | string[],
  idOf: (value: string) => number,
) {
  const chosen = [value].flat();
  if (kind === "text") return { type: 25, status: chosen[0] ?? "" };
  if (kind === "select") return { type: 93, richmenu_id: idOf(chosen[0] ?? ""), match: 0 };
  return { type: 60, use_group: 0, tag_ids: chosen.map(idOf), tag_group_id: null, tag_or: 0 };
}
