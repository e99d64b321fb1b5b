import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { type ListDocument, type Row, readRows } from "../../list-editor/index.js";
import { type InputRule, type InputType, inputRules, inputTypes } from "./input-type.js";

/**
 * The definition of a form field while it is edited (rules: form-field-shape); `rows` are its choices. What cannot be read
 * is held: shown as such, not edited, given back as it came.
 */
export interface FormFieldState extends ListDocument {
  /** Values that a type or a switch has put away, until another value is set. In no payload, in no draft. */
  readonly remembered: Remembered;
}

/** Values from before they no longer applied. */
export interface Remembered {
  readonly rule?: PlainData;
  readonly realName?: PlainData;
  readonly rows?: readonly Row[];
  /** `null`: there was none. */
  readonly variable?: PlainObject | null;
}

/** The three switches, by the stored name. */
export type SyncFlag = "syncUserVar" | "syncGc" | "sync_real_name";

/** Value that may be unknown to us: `raw` is shown and kept. */
export type Known<T> =
  | { readonly is: "known"; readonly value: T }
  | { readonly is: "unknown"; readonly raw: string };

/** A new one (the public surface's canonical shape). */
export function emptyFormField(): PlainObject {
  return {
    ...{ id: null, label: "", swatch_id: null, rule: null },
    ...{ var_id: null, var_name: "", var_type: null },
    ...{ required: true, description: "", options: [] },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
  };
}

/**
 * Reads a stored definition; `null` when it is none at all. Missing keys stay missing.
 *
 * @param firstKey - number of the first row's key, so that no row is taken for one that is already on the screen
 */
export function readFormField(data: PlainData, firstKey = 0): FormFieldState | null {
  if (!isPlainObject(data)) return null;
  const options = Array.isArray(data.options) ? data.options : [];
  return { document: data, ...readRows(options, firstKey), remembered: {} };
}

/** The definition as it stands: what was not edited is what was loaded, key for key. */
export function writeFormField({ document, rows }: FormFieldState): PlainObject {
  if (rows.length === 0 && !Array.isArray(document.options)) return document;
  return { ...document, options: rows.map(({ value }) => value) };
}

/** True where the choices are no list: they are held as they came. */
export function holdsChoices({ document }: FormFieldState): boolean {
  return !Array.isArray(document.options ?? []);
}

/** Which record this is; a new one is `null`. */
export function recordOf({ id }: PlainObject): string | null {
  return typeof id === "number" || typeof id === "string" ? String(id) : null;
}

/** A save may give an id: `{id}` or `{data: {id}}`. */
export function savedId(_: PlainObject, response: PlainData | undefined): PlainObject {
  const body = isPlainObject(response) && isPlainObject(response.data) ? response.data : response;
  const id = isPlainObject(body) ? body.id : undefined;
  return id === undefined || id === null ? {} : { id };
}

/** A text; `null` for what is none and is opaque. */
export function textIn(
  { document }: FormFieldState,
  key: "label" | "description" | "var_name",
): string | null {
  const text = document[key] ?? "";
  return typeof text === "string" ? text : typeof text === "number" ? String(text) : null;
}

/** The input type; `null` where none is chosen. */
export function inputTypeOf({ document }: FormFieldState): Known<InputType | null> {
  return known(numberOf(document.swatch_id), [null, ...inputTypes], document.swatch_id);
}

/** Rule that an answer must meet; `null` where nothing is chosen. */
export function ruleOf({ document }: FormFieldState): Known<InputRule | null> {
  const rule = document.rule === "" ? null : (document.rule ?? null);
  return known(rule, [null, ...inputRules], document.rule);
}

/** The type where it is one of ours; what is unknown is no type that anything depends on. */
export function knownType(state: FormFieldState): InputType | null {
  const type = inputTypeOf(state);
  return type.is === "known" ? type.value : null;
}

/** True when it must be answered: by default it must. */
export function isRequired({ document }: FormFieldState): boolean {
  return flagOf(document.required) ?? true;
}

/** True when one of the switches is on. */
export function isOn({ document }: FormFieldState, flag: SyncFlag): boolean {
  return flagOf(document[flag]) ?? false;
}

/** The friend information that takes the answer. */
export interface AnsweredVariable {
  /** `null` for none, `undefined` for what is opaque. */
  readonly id: number | null | undefined;
  readonly name: string;
  readonly type: number | null;
}

/** The friend information, as the value says. */
export function variableOf(state: FormFieldState): AnsweredVariable {
  const { var_id, var_type } = state.document;
  return { id: numberOf(var_id), name: textIn(state, "var_name") ?? "", type: numberOf(var_type) ?? null };
}

/** True and false, 0 and 1, as figures or texts; `undefined` for anything else. */
export function flagOf(data: PlainData | undefined): boolean | undefined {
  if (typeof data === "boolean") return data;
  if (data === 0 || data === "0") return false;
  return data === 1 || data === "1" ? true : undefined;
}

/** Numbers, as texts too; `null` for nothing, `undefined` for what is no number. */
function numberOf(data: PlainData | undefined): number | null | undefined {
  if (typeof data === "number") return data;
  if (data === null || data === undefined || data === "") return null;
  return typeof data === "string" && /^-?\d{1,15}$/.test(data) ? Number(data) : undefined;
}

function known<T extends PlainData>(
  data: PlainData | undefined,
  values: readonly T[],
  stored: PlainData | undefined,
): Known<T> {
  const value = values.find((each) => each === data);
  if (value !== undefined) return { is: "known", value };
  const isShort = typeof stored === "string" || typeof stored === "number" || typeof stored === "boolean";
  return { is: "unknown", raw: isShort ? String(stored) : "?" };
}
