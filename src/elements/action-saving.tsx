import { registerAction, registerActionPath } from "../api/actions.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { pageHttp } from "./page-http.js";

/* On its own: nobody saves before there is something to save. */

/** Saves an action on behalf of the page; without a `path` where actions are saved. */
export function saveAction(
  action: PlainObject,
  options: {
    context: ConsoleContext;
    path: string | null;
    encoding: FormEncoding;
    withDescription: boolean;
  },
): Promise<Answer<PlainData>> {
  const { context, path, encoding, withDescription } = options;
  const http = pageHttp(() => context);
  return registerAction(http, action, { path: path || registerActionPath, encoding, withDescription });
}
