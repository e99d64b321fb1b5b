/** The interface languages. Japanese is the default and the authority. */
export type Locale = "ja" | "en";

/** One set of words per language; the compiler sees to it that both say everything. */
export type Localized<Words> = Readonly<Record<Locale, Words>>;
