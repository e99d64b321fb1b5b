import { useAtomValue } from "jotai";
import { createScreenContext, type ScreenCommands } from "../../editor/index.js";
import type { OpenApiActions } from "./actions.js";
import { type OpenApiWords, openApiWords } from "./messages.js";
import type { OpenApiModel } from "./open-api-model.js";
import type { OpenApiSettings } from "./settings.js";

/** Context that every part of the screen works with. */
export interface OpenApiScreenContext {
  readonly model: OpenApiModel;
  readonly commands: ScreenCommands;
  readonly actions: OpenApiActions;
}

export const [OpenApiProvider, useOpenApi] = createScreenContext<OpenApiScreenContext>("an open-API console");

/** Settings and words of the console, and whether nothing can be changed. */
export function useOpenApiSettings(): { settings: OpenApiSettings; words: OpenApiWords; fixed: boolean } {
  const settings = useAtomValue(useOpenApi().model.atoms.settings);
  return { settings, words: openApiWords[settings.locale], fixed: settings.readonly };
}
