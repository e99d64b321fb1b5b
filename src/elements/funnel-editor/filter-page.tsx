import {
  type FunnelFlags,
  loadFunnel,
  loadFunnelFolders,
  registerFunnel,
  registerFunnelPath,
} from "../../api/funnels.js";
import { pageDeps } from "../../element-base/index.js";
import type { FilterModel, FilterPage } from "../../features/filter/index.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { Http } from "../../lib/http.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { refusedRows } from "../../list-editor/index.js";
import { pageLists } from "../../references/index.js";

/** The page around a filter: its lists and its calls. The server is asked for at each call. */
export function createFilterPage(element: {
  audience: FilterPage["audience"];
  http: Http;
  server(): string;
}): FilterPage {
  const { audience, http, server } = element;
  return {
    lists: pageLists(pageDeps, http, server),
    audience,
    folders: (signal) => loadFunnelFolders(http, signal),
    savedFilter: (id, signal) => loadFunnel(http, id, signal),
  };
}

/** Saves a filter on behalf of the page; without a `path` where filters are saved. The model gets the server errors. */
export async function saveFunnel(
  model: FilterModel,
  filter: PlainObject,
  options: {
    http: Http;
    path: string | null;
    encoding: FormEncoding;
    flags: FunnelFlags;
    isShown(): boolean;
  },
): Promise<Answer<PlainData>> {
  const { http, path, encoding, flags, isShown } = options;
  const { rows } = model.state();
  const answer = await registerFunnel(http, filter, {
    path: path || registerFunnelPath,
    encoding,
    flags,
  });
  if (isShown()) model.showServerErrors(refusedRows(rows, answer.ok ? null : answer.failure));
  return answer;
}
