import { type ConsoleContext, conditionSettings } from "../../element-base/index.js";
import { isSection, type OpenApiSettings, sectionNames } from "../../features/open-api/index.js";

/** Reads the settings of the console, with those that conditions need. */
export function readSettings(
  context: ConsoleContext,
  own: Pick<OpenApiSettings, "locale" | "readonly"> & {
    readonly sections: readonly string[] | null;
    readonly callUrl: string | null;
  },
): OpenApiSettings {
  const asked = (own.sections ?? []).filter(isSection);
  const sections = asked.filter((name, at) => asked.indexOf(name) === at);
  return {
    ...conditionSettings(context, own),
    server: context.apiBase ?? "",
    sections: sections.length > 0 ? sections : sectionNames,
    callUrl: own.callUrl !== null && isWebAddress(own.callUrl) ? own.callUrl : null,
  };
}

/** True for an address that can stand in a sample. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address);
}
