import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { type FormFieldState, isOn, isRequired, knownType, type SyncFlag } from "./entity.js";
import { type InputRule, InputType } from "./input-type.js";

/* What the operator does to the definition, but for its choices. Each gives the same state where nothing changes. */

export function renameField(state: FormFieldState, label: string): FormFieldState {
  return withValues(state, { label });
}

export function describeField(state: FormFieldState, description: string): FormFieldState {
  return withValues(state, { description });
}

/** Sets whether it must be answered; an absent key counts as required, so that only the other choice needs one. */
export function requireAnswer(state: FormFieldState, required: boolean): FormFieldState {
  return required === isRequired(state) ? state : withValues(state, { required });
}

/**
 * Another input type. A text box has its last rule again, a pull-down its last choices; what no longer applies is put away
 * until another value is set.
 */
export function chooseType(state: FormFieldState, type: InputType): FormFieldState {
  const before = knownType(state);
  if (before === type) return state;
  const left = before === InputType.pullDown ? withoutChoices(state) : state;
  const entered = type === InputType.textBox ? withLastRule(left) : withoutRule(left, before);
  const next = withValues(entered, { swatch_id: type });
  return type === InputType.pullDown ? withLastChoices(next) : next;
}

/** Sets the rule for answers. Only a name can become the friend's real name. */
export function chooseRule(state: FormFieldState, rule: InputRule | null): FormFieldState {
  const next = withValues(state, { rule });
  return rule === "name" || !isOn(next, "sync_real_name")
    ? next
    : withValues(next, { sync_real_name: false });
}

/** A switch. Without friend information nothing is left of it but what is remembered for the next time. */
export function switchSync(state: FormFieldState, flag: SyncFlag, on: boolean): FormFieldState {
  if (isOn(state, flag) === on) return state;
  const next = withValues(state, { [flag]: on });
  if (flag !== "syncUserVar") return next;
  const { variable } = next.remembered;
  if (on) return variable && isWithoutVariable(next) ? withValues(next, variable) : next;
  const left = isWithoutVariable(next) ? null : pick(next.document, Object.keys(noVariable));
  const kept = remembering(next, { variable: left });
  return left ? withValues(kept, noVariable) : kept;
}

/** The friend information that takes the answer; `null` clears it. */
export function chooseVariable(
  state: FormFieldState,
  variable: { id: number; name: string; type: number } | null,
): FormFieldState {
  // An item that was made late: nothing takes the answer by now.
  if (!isOn(state, "syncUserVar")) return state;
  if (variable === null) return withValues(state, noVariable);
  return withValues(state, { var_id: variable.id, var_name: variable.name, var_type: variable.type });
}

const noVariable = { var_id: null, var_name: "", var_type: null } as const;

function isWithoutVariable({ document }: FormFieldState): boolean {
  return Object.entries(noVariable).every(([key, none]) => (document[key] ?? none) === none);
}

/** Remembers no rule as well, but only of a text box: other types have none. */
function withoutRule(state: FormFieldState, left: InputType | null): FormFieldState {
  const { rule = null, sync_real_name: realName = false } = state.document;
  const isLeft = rule !== null || left === InputType.textBox;
  const next = withValues(isLeft ? remembering(state, { rule, realName }) : state, { rule: null });
  return isOn(state, "sync_real_name") ? withValues(next, { sync_real_name: false }) : next;
}

function withLastRule(state: FormFieldState): FormFieldState {
  const { rule, realName = false } = state.remembered;
  if (rule === undefined || (state.document.rule ?? null) !== null) return state;
  const next = withValues(state, { rule });
  return realName !== false ? withValues(next, { sync_real_name: realName }) : next;
}

function withoutChoices(state: FormFieldState): FormFieldState {
  return { ...remembering(state, { rows: state.rows }), rows: [] };
}

function withLastChoices(state: FormFieldState): FormFieldState {
  const { rows } = state.remembered;
  return rows && state.rows.length === 0 ? { ...state, rows } : state;
}

function remembering(state: FormFieldState, what: FormFieldState["remembered"]): FormFieldState {
  return { ...state, remembered: { ...state.remembered, ...what } };
}

function withValues(state: FormFieldState, values: Readonly<Record<string, PlainData>>): FormFieldState {
  const { document } = state;
  const isNew = Object.keys(values).some((key) => !samePlainData(document[key] ?? null, values[key] ?? null));
  return isNew ? { ...state, document: { ...document, ...values } } : state;
}

function pick(document: PlainObject, keys: readonly string[]): PlainObject {
  return Object.fromEntries(keys.map((key) => [key, document[key] ?? null]));
}
