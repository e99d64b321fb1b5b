import {
  type FunnelFlags,
  loadFunnel,
  loadFunnelFolders,
  registerFunnel,
  registerFunnelPath,
} from "../api/funnels.js";
import type { FilterModel, FilterPage } from "../features/filter/index.js";
import { toldRows } from "../features/filter/late.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { pageHttp } from "./page-http.js";
import { pageLists } from "./page-lists.js";

/* On its own: what a filter asks of the server is asked once its conditions are drawn. */

/** The page around a filter: its lists and its calls. The context is read at each call. */
export function createFilterPage(context: { own(): ConsoleContext; whole(): ConsoleContext }): FilterPage {
  const http = pageHttp(context.own);
  const server = oncePerTurn(() => context.whole().apiBase ?? "");
  return {
    lists: pageLists(http, server),
    folders: (signal) => loadFunnelFolders(http, signal),
    savedFilter: (id, signal) => loadFunnel(http, id, signal),
  };
}

/** A hundred conditions ask at once for their lists, and reading the page's context takes longer than finding one. */
function oncePerTurn<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    if (known === undefined) {
      known = { value: read() };
      queueMicrotask(() => {
        known = undefined;
      });
    }
    return known.value;
  };
}

/** Saves a filter on behalf of the page; without a `path` where filters are saved. The model is told what the server says. */
export async function saveFunnel(
  model: FilterModel,
  filter: PlainObject,
  options: { context: ConsoleContext; path: string | null; encoding: FormEncoding; flags: FunnelFlags },
): Promise<Answer<PlainData>> {
  const { context, path, encoding, flags } = options;
  const { rows } = model.state();
  const answer = await registerFunnel(
    pageHttp(() => context),
    filter,
    { path: path || registerFunnelPath, encoding, flags },
  );
  model.tell(toldRows(rows, answer.ok ? null : answer.failure));
  return answer;
}
