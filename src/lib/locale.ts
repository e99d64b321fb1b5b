import { isolate } from "./isolate.js";

/** The interface languages. Japanese is the default and the authority. */
export type Locale = "ja" | "en";

/** One set of words per language; the compiler sees to it that both say everything. */
export type Localized<Words> = Readonly<Record<Locale, Words>>;

/**
 * Words in both languages, English as Japanese has them, and those that are picked from a shared table. Sentences isolate
 * the texts that they are given (`isolate`), in lists and plain objects too, so that no name turns one around: a text that
 * is stored is not made by a word.
 */
// @__NO_SIDE_EFFECTS__
export function words<Words, Shared = unknown>(all: {
  /** None of them is said anew. */
  ja: Words & { readonly [Key in keyof NoInfer<Shared>]?: never };
  en: NoInfer<Words>;
  shared?: Localized<Shared>;
}): Localized<Words & Shared> {
  const own = each({ ja: all.ja, en: all.en }, isolating) as Localized<Words & Shared>;
  return all.shared ? { ja: { ...all.shared.ja, ...own.ja }, en: { ...all.shared.en, ...own.en } } : own;
}

/** The keys of a list such as "cancel close": one text, so that a long list stays one line. */
type Listed<Text extends string> = Text extends `${infer Key} ${infer Rest}` ? Key | Listed<Rest> : Text;

/** Some words of a table, for another that says them too: `pick(screenWords, "cancel close")`. */
// @__NO_SIDE_EFFECTS__
export function pick<Words, Text extends string>(
  table: Localized<Words>,
  keys: Listed<Text> extends keyof Words ? Text : never,
): Localized<Pick<Words, Listed<Text> & keyof Words>> {
  const of = (words: Words) =>
    Object.fromEntries(keys.split(" ").map((key) => [key, words[key as keyof Words]]));
  return { ja: of(table.ja), en: of(table.en) } as ReturnType<typeof pick<Words, Text>>;
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
