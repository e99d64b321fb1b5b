import { type Localized, localized } from "../lib/locale.js";
import { type ElementWords, ja } from "./messages.ja.js";

/** The words every element says, by language. */
export const elementWords: Localized<ElementWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);
