import { type Localized, localized } from "../../lib/locale.js";
import { type EditingWords, ja } from "./messages.ja.js";

export type { EditingWords };

/** The words every finishing editor says, by language. */
export const editingWords: Localized<EditingWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);
