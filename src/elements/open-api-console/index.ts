/* `<open-api-console>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { OpenApiConsoleElement } from "./open-api-console.js";

export type {
  OpenApiChangeDetail,
  OpenApiCodeDetail,
  OpenApiConsoleEventMap,
  OpenApiFailureDetail,
  OpenApiParams,
  OpenApiParamType,
  OpenApiSavedDetail,
  OpenApiSection,
  OpenApiSectionDetail,
  OpenApiTokenDetail,
  OpenApiTrigger,
  OpenApiTriggerAction,
} from "./events.js";
export { OpenApiConsoleElement } from "./open-api-console.js";
export { openApiTriggerSchema } from "./schema.js";

declare global {
  interface HTMLElementTagNameMap {
    "open-api-console": OpenApiConsoleElement;
  }
}
