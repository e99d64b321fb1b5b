import { act, type ComponentType } from "react";
import type { ResourceItem, ResourceSource } from "../../../../src/api/resources.js";
import type { ConditionData } from "../../../../src/features/filter/conditions/definition.js";
import { createResource, type Resource } from "../../../../src/features/picker/index.js";
import type { Answer } from "../../../../src/lib/failure.js";
import type { VariantEditorProps } from "../../../../src/list-editor/index.js";
import { write } from "../../../kit/render.js";
import { sourceOf } from "../../picker/open-picker.js";
import { showEditor } from "./show-editor.js";

/** A list of items, there already or as soon as `arrive` is called. */
export function listOf(items: readonly ResourceItem[]) {
  const data = sourceOf(items);
  let arrive = () => {};
  const answer = new Promise<Answer<ResourceSource>>((resolve) => {
    arrive = () => resolve({ ok: true, data, status: 200 });
  });
  const list = (given: ResourceSource | null) =>
    createResource({ given, load: () => answer, forbiddenIsEmpty: false, now: () => 0 });
  return { there: list(data), deferred: list(null), arrive: () => arrive() };
}

/** Shows an editor whose lists and choices differ, with a look at its fields by their stored names. */
export async function editCondition<T extends ConditionData>(
  Editor: ComponentType<VariantEditorProps<T>>,
  condition: T,
  { list, choices = list, ...options }: EditingOptions,
) {
  const lists = { list: () => list, choices: () => choices };
  const page = await showEditor(Editor, condition, { ...options, lists });
  /** With the focus: a long list is drawn then. */
  function select(field: string) {
    const found = page.get<HTMLSelectElement>(`select[data-field=${field}]`);
    act(() => found.focus());
    return found;
  }
  return {
    ...page,
    shows: (field: string) => page.box.querySelector(`[data-field=${field}]`) !== null,
    select,
    /** The words of a select, without what stands for a value that is none of them. */
    optionsOf: (field: string) =>
      [...select(field).options].filter(({ hidden }) => !hidden).map(({ text }) => text),
    chosenIn: (field: string) => select(field).selectedOptions[0]?.text,
    type: (field: string, text: string) =>
      write(page.get<HTMLInputElement>(`input[data-field=${field}]`), text),
  };
}

type EditingOptions = Omit<NonNullable<Parameters<typeof showEditor>[2]>, "lists" | "items"> & {
  list: Resource;
  choices?: Resource;
};
