import { parseJson, stringify } from "../../lib/json.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";

/** Kinds of parts that can be copied from one editor into another. */
export type ClipKind = "conditions" | "effects" | "choices" | "steps";

/** Why there is nothing to paste. */
export type ClipProblem = "nothing" | "tooLarge" | "newer" | "otherKind";

/** Content of the clipboard for an editor, or why there is none. `unreadable` counts what is no item. */
export type ReadClip<Item extends PlainData = PlainObject> =
  | { ok: true; items: readonly Item[]; unreadable: number }
  | { ok: false; problem: ClipProblem };

/** A copied part: our own data, and the same as people read it, for what is pasted elsewhere. */
export interface ClipText {
  data: string;
  readable: string;
}

/** Beside the plain text, so that a program that changes texts on their way leaves ours alone. */
export const clipType = "application/x-console-editors+json";

/** The format as it stands: it is the value of the mark by which a text is known to be ours. */
const version = 1;

/** More than any filter, action or pull-down holds; what is longer was made to hang the page. */
const longestText = 1_000_000;
const mostItems = 500;
const mostChoices = 10_000;

/**
 * Conditions or effects as a text for the clipboard of the system, so that they can be pasted in another window:
 * `{"consoleEditors":1,"kind":"conditions","items":[…]}`. The items are stored documents, in the server's spelling.
 */
export function writeClip(kind: ClipKind, items: readonly PlainData[]): string {
  return stringify({ consoleEditors: version, kind, items: [...items] });
}

/** Reads what is pasted. Anybody may have written it: nothing is taken but plain data, and of that only items. */
export function readClip<Item extends PlainData = PlainObject>(
  text: string,
  kind: ClipKind,
  isItem: (data: PlainData) => boolean = isPlainObject,
): ReadClip<Item> {
  if (text.length > longestText) return { ok: false, problem: "tooLarge" };
  const json = parseJson(text);
  const clip = json.ok ? json.data : null;
  if (!isPlainObject(clip) || !isVersion(clip.consoleEditors)) return { ok: false, problem: "nothing" };
  if (clip.consoleEditors > version) return { ok: false, problem: "newer" };
  const { items } = clip;
  if (!Array.isArray(items) || items.length === 0) return { ok: false, problem: "nothing" };
  if (clip.kind !== kind) return { ok: false, problem: "otherKind" };
  if (items.length > (kind === "choices" ? mostChoices : mostItems))
    return { ok: false, problem: "tooLarge" };
  const readable = items.filter(isItem) as Item[];
  return { ok: true, items: readable, unreadable: items.length - readable.length };
}

function isVersion(mark: PlainData | undefined): mark is number {
  return typeof mark === "number" && Number.isInteger(mark) && mark >= version;
}
