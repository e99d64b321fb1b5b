import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { Row } from "../../../list-editor/index.js";

/* A choice of a pull-down: a text, or an object with an id and a colour (rules: option-forms). */

/** The text of a choice; `null` for what is none, and is opaque. */
export function choiceText(choice: PlainData): string | null {
  if (typeof choice === "string") return choice;
  return isPlainObject(choice) && typeof choice.value === "string" ? choice.value : null;
}

/** As the server says it: to be checked before it is used as a colour. */
export function choiceColor(choice: PlainData): string | null {
  return isPlainObject(choice) && typeof choice.color === "string" ? choice.color : null;
}

/** The same choice with another text: an id and a colour stay. */
export function renamedChoice(choice: PlainData, text: string): PlainData {
  return isPlainObject(choice) ? { ...choice, value: text } : text;
}

/** A new choice in the form of the others; in an empty list a text. */
export function newChoice(rows: readonly Row[], text: string): PlainData {
  const readable = rows.filter(({ value }) => choiceText(value) !== null);
  const areObjects = readable.length > 0 && readable.every(({ value }) => isPlainObject(value));
  return areObjects ? { id: null, value: text, color: null } : text;
}

/** A copy among other choices: what takes the form of the others, and never an id that another one has. */
export function copiedChoice(rows: readonly Row[], choice: PlainData): PlainData {
  const made = newChoice(rows, choiceText(choice) ?? "");
  const isObject = isPlainObject(made) || rows.length === 0;
  return isObject && isPlainObject(choice) ? { ...choice, id: null } : made;
}

/** Nothing but half- and full-width blanks. */
export function isBlankText(text: string): boolean {
  return /^[ \u3000]*$/.test(text);
}

/** The lines of a text, whatever ends them. A line break at the very end begins no further one. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
