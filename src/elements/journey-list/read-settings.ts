import { type ConsoleContext, conditionSettings } from "../../element-base/index.js";
import type { JourneySettings } from "../../features/journey/index.js";

/** Reads the settings of the list, with those that conditions need. */
export function readSettings(
  context: ConsoleContext,
  own: Pick<JourneySettings, "locale" | "readonly">,
): JourneySettings {
  const { abilities = [], apiBase = "" } = context;
  return {
    ...conditionSettings(context, own),
    server: apiBase,
    mayWritePhases: !own.readonly && abilities.includes("journey-write"),
  };
}
