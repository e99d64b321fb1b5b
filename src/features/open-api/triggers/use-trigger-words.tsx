import { useOpenApiSettings } from "../open-api-context.js";
import { type TriggerWords, triggerWords } from "./messages.js";

/** Words of triggers and their actions. */
export function useTriggerWords(): TriggerWords {
  return triggerWords[useOpenApiSettings().settings.locale];
}
