import { openApiFile } from "./openapi.js";
import { payloadSchemaFiles } from "./payload-schemas.js";

/** The files that say what a host's server is asked and what it stores, by name. The build writes them. */
export async function descriptionFiles(): Promise<Record<string, string>> {
  return { ...(await openApiFile()), ...payloadSchemaFiles() };
}
