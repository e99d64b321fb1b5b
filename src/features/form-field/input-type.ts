/** Types of inputs for a friend's answer: text box, text area, pull-down (rules: input-types). */
export const InputType = { textBox: 5, textArea: 10, pullDown: 20 } as const;

/** One of them. */
export type InputType = (typeof InputType)[keyof typeof InputType];

/** All of them, in the order in which they are offered. */
export const inputTypes: readonly InputType[] = Object.values(InputType);

/** Rules for answers in a text box. `none` is a choice; `null` in its place is none made. */
export const inputRules = ["none", "name", "kana", "email", "tel", "numeric"] as const;

/** One of them. */
export type InputRule = (typeof inputRules)[number];
