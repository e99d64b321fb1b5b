import { createScreenContext } from "../../../editor/index.js";
import { useSalonSettings } from "../../salon/index.js";
import { type OpeningWords, openingWords } from "./messages.js";
import type { OpeningEditor } from "./opening-editor.js";

export const [OpeningProvider, useOpeningEditor] = createScreenContext<OpeningEditor>("the section of hours");

/** Words of the hours. */
export function useOpeningWords(): OpeningWords {
  return openingWords[useSalonSettings().settings.locale];
}
