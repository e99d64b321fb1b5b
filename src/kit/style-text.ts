declare const mark: unique symbol;

/** Source of one style sheet. No text to the compiler: a text spread into a list is a sheet for each of its letters. */
export interface StyleText {
  readonly [mark]: true;
}

/** One sheet of several texts, in the order of the cascade. */
export function styleText(...texts: readonly (string | StyleText)[]): StyleText {
  return texts.join("\n") as unknown as StyleText;
}
