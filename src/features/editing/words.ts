import type { Localized } from "../../lib/locale.js";
import { en } from "./messages.en.js";
import { type EditingWords, ja } from "./messages.ja.js";

export type { EditingWords };

/** The words every finishing editor says, by language. */
export const editingWords: Localized<EditingWords> = { ja, en };
