/** The interface languages. Japanese is the default and the authority. */
export type Locale = "ja" | "en";

/** One set of words per language; the compiler sees to it that both say everything. */
export type Localized<Words> = Readonly<Record<Locale, Words>>;

const loaders: (() => Promise<void>)[] = [];
let english: "none" | "ready" | Promise<void> = "none";

/**
 * Words whose English is a file of its own, since most pages never need it. Until `loadLanguage` has brought it, `en`
 * answers in Japanese.
 */
export function localized<Words>(ja: Words, loadEnglish: () => Promise<Words>): Localized<Words> {
  let en: Words | undefined;
  loaders.push(async () => {
    en = await loadEnglish();
  });
  return {
    ja,
    get en() {
      return en ?? ja;
    },
  };
}

/** Whether the words of a language are all there. */
export function languageReady(locale: Locale): boolean {
  return locale === "ja" || english === "ready";
}

/** Brings the words of a language. A failed attempt may be repeated. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (languageReady(locale)) return;
  if (english === "none") english = Promise.all(loaders.map((load) => load())).then(() => undefined);
  try {
    await english;
    english = "ready";
  } catch (error) {
    english = "none";
    throw error;
  }
}
