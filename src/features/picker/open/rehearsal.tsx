import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ResourceSource } from "../../../api/resources.js";
import { createResource } from "../list/resource.js";
import { createPickerModel, type PickerModel } from "../model.js";

/** The closed field with its list. */
export type PickerView = ComponentType<{ model: PickerModel }>;

let isOver = false;

/**
 * Opens a list in no document, searches it, chooses all of it, and throws it away. Browsers compile what they run when
 * they first run it, so the first list of a page would be twice as slow as the others; now that happens while nobody
 * waits for anything. Where there is no document no event reaches the page, nothing is shown and nothing can have the focus.
 */
export function rehearseOnce(View: PickerView, model: PickerModel): void {
  if (isOver || typeof requestIdleCallback === "undefined") return;
  isOver = true;
  const double = doubleOf(model);
  const stage = document.createElement("div");
  const root = createRoot(stage);
  // One at a time: together they might keep the operator waiting.
  const steps = [
    () => root.render(<View model={double} />),
    () => stage.querySelector<HTMLElement>("[role=combobox]")?.click(),
    () => double.view.search(wanted),
    () => double.view.search(""),
    () => double.field.now().settings.multiple && double.chooseVisible(),
    () => root.unmount(),
  ];
  const next = () => {
    const step = steps.shift();
    if (!step) return;
    flushSync(step);
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}

/** What is searched for; one name of the two has it. */
const wanted = "1";

/** A picker that nobody hears. Two items are enough: each more makes code fast that may not be needed, and keeps it in memory. */
function doubleOf({ store, field }: PickerModel): PickerModel {
  const ids = [0, 1];
  const items = Object.fromEntries(ids.map((id) => [id, { id, name: String(id) }]));
  const given: ResourceSource = { items, groups: {}, ids, group_ids: [], meta: {} };
  const never = () => new Promise<never>(() => {});
  const silent = () => {};
  return createPickerModel({
    store,
    settings: { ...field.now().settings, extraItems: [], disabled: false, readonly: false },
    resource: createResource({ given, load: never, forbiddenIsEmpty: false, now: () => 0 }),
    add: never,
    events: { edited: silent, refused: silent, dropped: silent, added: silent, addFailed: silent },
  });
}
