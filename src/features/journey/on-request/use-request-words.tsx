import { useJourneySettings } from "../journey-context.js";
import { type RequestWords, requestWords } from "./messages.js";

/** Words of dialogs, and of what is selected. */
export function useRequestWords(): RequestWords {
  return requestWords[useJourneySettings().settings.locale];
}
