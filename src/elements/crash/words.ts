import { type Localized, localized } from "../../lib/locale.js";
import { type CrashWords, ja } from "./messages.ja.js";

/** The words of the crash screen, by language. */
export const crashWords: Localized<CrashWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);
