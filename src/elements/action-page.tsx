import { registerAction, registerActionPath } from "../api/actions.js";
import { loadRest } from "../api/rest.js";
import type { ActionPage } from "../features/action/index.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { pageHttp } from "./page-http.js";
import { pageLists } from "./page-lists.js";

/* On its own: nobody asks or saves before there is something to see. */

/** The page around an action: its lists and its calls. The context is read at each call. */
export function createActionPage(context: { own(): ConsoleContext; whole(): ConsoleContext }): ActionPage {
  const http = pageHttp(context.own);
  return {
    lists: pageLists(http, () => context.whole().apiBase ?? ""),
    rest: (of, id, signal) => loadRest(http, of, id, signal),
  };
}

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
