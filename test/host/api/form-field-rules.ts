/** The definition of something that a friend is asked for, as it was sent (rules: form-field-shape). */
export interface FormFieldDocument {
  id?: unknown;
  [key: string]: unknown;
}

/** Messages by field: `label`, `options`, `options.0`. */
export type FieldErrors = Record<string, string[]>;

const textBox = 5;
const textArea = 10;
const pullDown = 20;

/** The longest choice and the longest description that this host keeps. */
export const longest = { choice: 100, description: 1000 };

const messages = {
  label: "取得情報名 (表示名)を入力してください。",
  type: "取得情報入力タイプを選択してください。",
  rule: "取得情報種別を選択してください。",
  noChoice: "選択肢を設定してください。",
  blankChoice: "空の選択肢は設定できません。",
  longChoice: `選択肢は${longest.choice}文字以内で入力してください。`,
  noVariable: "友だち情報を設定してください。",
  unfitVariable: "この入力タイプの回答は、この友だち情報に登録できません。",
  longDescription: `説明は${longest.description}文字以内で入力してください。`,
};

/** Types of friend information that can take an answer at all: dates and files never. */
const answerable = [0, 1, 2, 20];

/**
 * What keeps a definition from being saved (rules: form-field-problems). What no field can show, a label that is an object, is
 * kept as it came, and so is a type or a rule that nobody knows.
 */
export function formFieldErrors(field: FormFieldDocument): FieldErrors {
  const type = numberOf(field.swatch_id);
  return {
    ...(isBlank(field.label ?? "") && { label: [messages.label] }),
    ...(type === null && { swatch_id: [messages.type] }),
    ...(type === textBox && (field.rule ?? "") === "" && { rule: [messages.rule] }),
    ...(type === pullDown && choiceErrors(field.options ?? [])),
    ...variableErrors(field, type),
    ...(isLonger(field.description, longest.description) && { description: [messages.longDescription] }),
  };
}

function choiceErrors(options: unknown): FieldErrors {
  if (!Array.isArray(options)) return {};
  if (options.length === 0) return { options: [messages.noChoice] };
  const errors = options.map((option, index): [string, string[]] => {
    const text = textOf(option);
    const blank = isBlank(text) ? [messages.blankChoice] : [];
    return [`options.${index}`, isLonger(text, longest.choice) ? [messages.longChoice] : blank];
  });
  return Object.fromEntries(errors.filter(([, said]) => said.length > 0));
}

function variableErrors(field: FormFieldDocument, type: number | null | undefined): FieldErrors {
  const id = numberOf(field.var_id);
  if (!isOn(field.syncUserVar) || id === undefined) return {};
  if (id === null || id <= 0) return { var_id: [messages.noVariable] };
  const fits = typesFor(type, field.rule).some((each) => each === numberOf(field.var_type));
  return fits ? {} : { var_id: [messages.unfitVariable] };
}

/** The types of friend information that can take what such a field is answered with. */
function typesFor(type: number | null | undefined, rule: unknown): readonly number[] {
  if (type === textBox) return rule === "numeric" ? [0, 1] : [0];
  if (type === textArea) return [0, 2];
  return type === pullDown ? [0, 20] : answerable;
}

/** A choice's text, be it a text or an object. */
export function textOf(option: unknown): unknown {
  return typeof option === "object" && option !== null && "value" in option ? option.value : option;
}

/** A number, as a text too; `null` for nothing, `undefined` for what is neither. */
export function numberOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/** A flag that is set, however it is written. */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === "1";
}

/** Nothing but blanks of half or full width. */
export function isBlank(text: unknown): boolean {
  return typeof text === "string" && /^[ \u3000]*$/.test(text);
}

function isLonger(text: unknown, most: number): boolean {
  return typeof text === "string" && text.length > most;
}
