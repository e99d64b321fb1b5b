/** The interface languages. Japanese is the default and the authority. */
export type Locale = "ja" | "en";

/** One set of words per language; the compiler sees to it that both say everything. */
export type Localized<Words> = Readonly<Record<Locale, Words>>;

/** What is still to be brought, and the attempt that is under way. */
const unloaded = new Set<() => Promise<void>>();
let underWay: Promise<void> | undefined;
let englishWasAsked = false;

/**
 * Words whose English is a file of its own, since most pages never need it. Until `loadLanguage` has brought it, `en`
 * answers in Japanese.
 */
export function localized<Words>(ja: Words, loadEnglish: () => Promise<Words>): Localized<Words> {
  let en: Words | undefined;
  const load = async () => {
    en = await loadEnglish();
    unloaded.delete(load);
  };
  unloaded.add(load);
  return {
    ja,
    get en() {
      return en ?? ja;
    },
  };
}

/** Whether the words of a language are all there; an editor that comes later brings more. */
export function languageReady(locale: Locale): boolean {
  return locale === "ja" || unloaded.size === 0;
}

/** Brings the words of a language. A failed attempt is thrown, and may be repeated. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale === "en") englishWasAsked = true;
  // Again, when an editor has come meanwhile and brought more.
  while (!languageReady(locale)) {
    underWay ??= Promise.all([...unloaded].map((load) => load())).then(() => {});
    try {
      await underWay;
    } finally {
      underWay = undefined;
    }
  }
}

/**
 * For a part that was loaded on its own and has words: nobody asks again for the language of the page, so what was asked
 * before is brought for these too. Where that fails the part speaks Japanese, as everything does then.
 */
export async function loadLaterWords(): Promise<void> {
  if (englishWasAsked) await loadLanguage("en").catch(() => {});
}
