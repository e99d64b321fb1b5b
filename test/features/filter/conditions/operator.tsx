import { fire } from "../../../kit/render.js";
import type { ShownEditor } from "./show-editor.js";

/** What was given back last, and for which field. */
export function last<T>({ changes }: ShownEditor<T>): readonly [T, string] | undefined {
  return changes.at(-1);
}

/** Chooses an option of the select of this name. */
export async function choose<T>(shown: ShownEditor<T>, label: string, option: string): Promise<void> {
  const select = shown.control<HTMLSelectElement>(label);
  const at = [...select.options].find(({ textContent }) => textContent === option);
  if (!at) throw new Error(`${label} has no ${option}`);
  select.value = at.value;
  await fire(select, "change");
}

/** The radio button or checkbox of this word. */
export function choice<T>({ box }: ShownEditor<T>, word: string): HTMLInputElement {
  const label = [...box.querySelectorAll("label")].find(({ textContent }) => textContent === word);
  const input = label?.querySelector("input");
  if (!input) throw new Error(`there is no ${word}`);
  return input;
}
