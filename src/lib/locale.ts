import { isolate } from "./isolate.js";

/** The interface languages. Japanese is the default and the authority. */
export type Locale = "ja" | "en";

/** One set of words per language; the compiler sees to it that both say everything. */
export type Localized<Words> = Readonly<Record<Locale, Words>>;

/**
 * Words in both languages, English as Japanese has them. Sentences isolate the texts that they are given (`isolate`), in
 * lists and plain objects too, so that no name turns one around: a text that is stored is not made by a word.
 */
// @__NO_SIDE_EFFECTS__
export function words<Words>(both: { ja: Words; en: NoInfer<Words> }): Localized<Words> {
  return each(both, isolating) as Localized<Words>;
}

function isolating(word: unknown): unknown {
  return typeof word === "function" ? (...given: unknown[]) => word(...given.map(isolated)) : word;
}

function isolated(given: unknown): unknown {
  return each(given, (text) => (typeof text === "string" ? isolate(text) : text));
}

/** The same value with each part changed that has no parts itself. */
function each(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => each(part, change));
  if (typeof value !== "object" || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, each(part, change)]));
}
