import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** Built, this is in `dist/cli/serve.js`. */
const isBuilt = basename(here) === "cli";

/** The folder of the built elements. */
export const builtElements = isBuilt ? dirname(here) : join(here, "../../../dist");

/** The folder of what pages and messages show: styles, scripts, pictures. */
export const publicFiles = isBuilt ? join(here, "public") : join(here, "../public");
