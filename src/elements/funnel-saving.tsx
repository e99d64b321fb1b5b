import { type FunnelFlags, registerFunnel, registerFunnelPath } from "../api/funnels.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { pageHttp } from "./page-http.js";

/* On its own: nobody saves before there is something to save. */

/** Saves a filter on behalf of the page; without a `path` where filters are saved. */
export function saveFunnel(
  filter: PlainObject,
  options: { context: ConsoleContext; path: string | null; encoding: FormEncoding; flags: FunnelFlags },
): Promise<Answer<PlainData>> {
  const { context, path, encoding, flags } = options;
  const http = pageHttp(() => context);
  return registerFunnel(http, filter, { path: path || registerFunnelPath, encoding, flags });
}
