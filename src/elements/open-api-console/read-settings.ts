import { type ConsoleContext, conditionSettings } from "../../element-base/index.js";
import { isSection, type OpenApiSettings, sectionNames } from "../../features/open-api/index.js";

/** What the page asks of the console, with what conditions need besides. */
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

/** Whether an address can stand in a sample. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address);
}
