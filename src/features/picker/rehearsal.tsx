import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ResourceSource } from "../../api/resources.js";
import { createPickerModel, type PickerModel } from "./model.js";
import { createResource } from "./resource.js";

/** The closed field with its list. */
export type PickerView = ComponentType<{ model: PickerModel }>;

let isOver = false;

/**
 * Opens a list in no document, and throws it away. Browsers compile what they run when they first run it, so the first
 * list of a page would open twice as slowly as the others; now that happens while nobody waits for anything. Where there is
 * no document no event reaches the page, nothing is shown and nothing can have the focus.
 */
export function rehearseOnce(View: PickerView, model: PickerModel): void {
  if (isOver || typeof requestIdleCallback === "undefined") return;
  isOver = true;
  const double = doubleOf(model);
  const stage = document.createElement("div");
  const root = createRoot(stage);
  const press = () => stage.querySelector<HTMLElement>("[role=combobox]")?.click();
  // One at a time: together they might keep the operator waiting.
  const steps = [() => root.render(<View model={double} />), press, press, () => root.unmount()];
  const next = () => {
    const step = steps.shift();
    if (!step) return;
    flushSync(step);
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}

/** A picker of a few items that nobody hears. */
function doubleOf({ store, field }: PickerModel): PickerModel {
  // Old libraries put an Array.from of their own in its place.
  const ids = [...Array(20).keys()];
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
