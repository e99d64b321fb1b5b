import { type ConsoleContext, conditionSettings } from "../../element-base/index.js";
import { isSection, type SalonSettings, sectionNames } from "../../features/salon/index.js";

/** Reads the settings, with those that pickers need. */
export function readSettings(
  context: ConsoleContext,
  own: Pick<SalonSettings, "locale" | "readonly" | "salon"> & { readonly sections: readonly string[] | null },
): SalonSettings {
  const asked = (own.sections ?? []).filter(isSection);
  const sections = asked.filter((name, at) => asked.indexOf(name) === at);
  return {
    ...conditionSettings(context, own),
    server: context.apiBase ?? "",
    salon: own.salon,
    sections: sections.length > 0 ? sections : sectionNames,
  };
}
