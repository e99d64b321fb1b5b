import { readFlag } from "../../../api/read-fields.js";
import type { ShownConflict } from "../../../editor/index.js";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { Conflict } from "../../../lib/three-way-merge.js";
import { type formFieldWords, inputTypes } from "../../form-field/index.js";

type Words = (typeof formFieldWords)["ja"];

/** Text about what both have changed of a question to customers, in the words of its editor. */
export function formatQuestionConflict(
  part: string,
  conflict: Conflict,
  words: Words,
  own: { readonly none: string; readonly flags: { readonly yes: string; readonly no: string } },
): ShownConflict {
  const format = (value: PlainData) => formatPart(part, value, words, own.flags) || own.none;
  const { mine, theirs, before } = conflict;
  return {
    key: part,
    label: nameOf(part, words),
    mine: format(mine),
    theirs: format(theirs),
    before: format(before),
  };
}

function nameOf(part: string, words: Words): string {
  switch (part) {
    case "label":
      return words.label;
    case "swatch_id":
    case "type":
      return words.type;
    case "rule":
      return words.rule;
    case "required":
      return words.required;
    case "description":
      return words.description;
    case "options":
      return words.choices;
    case "var_id":
      return words.variable;
    case "syncUserVar":
      return words.userVar;
    case "syncGc":
      return words.calendar;
    case "sync_real_name":
      return words.realName;
    default:
      return part;
  }
}

function formatPart(
  part: string,
  value: PlainData,
  words: Words,
  flags: { readonly yes: string; readonly no: string },
): string {
  const text = textOf(value);
  switch (part) {
    case "swatch_id":
    case "type": {
      const type = inputTypes.find((each) => String(each) === text);
      return type === undefined ? text && words.unknownType(text) : words.types[type];
    }
    case "rule":
      return (Object.entries(words.rules).find(([rule]) => rule === text) ?? [])[1] ?? text;
    case "required":
      return readFlag(value) === true ? words.required : words.optional;
    case "syncUserVar":
    case "syncGc":
    case "sync_real_name":
      return readFlag(value) === true ? flags.yes : flags.no;
    case "options":
      return Array.isArray(value)
        ? value.map((each) => textOf(isPlainObject(each) ? (each.value ?? null) : each)).join(words.between)
        : text;
    case "var_id":
      return isPlainObject(value) ? textOf(value.var_name ?? null) || textOf(value.var_id ?? null) : text;
    default:
      return text;
  }
}

function textOf(value: PlainData): string {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
