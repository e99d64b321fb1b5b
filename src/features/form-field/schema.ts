import * as v from "valibot";
import { type PlainObject, toPlainData } from "../../lib/plain-data.js";
import { readFormField } from "./entity.js";

/** A choice of a pull-down: a text, or an object with an id and a colour (rules: option-forms). */
export type FormFieldChoice = string | { id: number | null; value: string; color: string | null };

/**
 * The definition of one thing that a friend is asked for (rules: form-field-shape), in the server's spelling. A loaded one may
 * have more keys, flags as 0 and 1 or texts, and ids as texts: they go back as they came.
 */
export interface FormField {
  id: number | null;
  label: string;
  /** The input type: 5 text box, 10 text area, 20 pull-down. */
  swatch_id: 5 | 10 | 20 | null;
  /** Rule for the answer in a text box; `none` is a choice, `null` is none made. */
  rule: "name" | "kana" | "none" | "email" | "tel" | "numeric" | null;
  var_id: number | null;
  var_name: string;
  var_type: number | null;
  required: boolean;
  description: string;
  options: FormFieldChoice[];
  syncUserVar: boolean;
  syncGc: boolean;
  sync_real_name: boolean;
}

/**
 * Schema of values that `<form-field-editor>` can load: plain data that is an object. Nothing in it is changed. Like
 * every schema of the package it says what can be held, not what may be saved: `validity` of the element does.
 */
export const formFieldSchema: v.GenericSchema<unknown, PlainObject> = /* @__PURE__ */ v.custom<PlainObject>(
  (value) => {
    const plain = toPlainData(value);
    return plain.ok && readFormField(plain.data) !== null;
  },
  "This is no definition of a form field.",
);
