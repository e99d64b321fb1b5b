import { loadResource, type ResourceSource } from "../api/resources.js";
import { createResource, kindOf, type PickerKindName, type Resource } from "../features/picker/index.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { pageHttp } from "./page-http.js";

/** The lists of the page by server and name: loaded once, shared by every picker. */
const resources = new Map<string, Resource>();

/** The list of a kind on a server. */
export function pageResource(apiBase: string, kind: PickerKindName): Resource {
  return sharedList(apiBase, kind, {
    load: (http, signal) => loadResource(http, kind, signal),
    forbiddenIsEmpty: kindOf(kind).forbiddenIsEmpty === true,
  });
}

/** How a list is loaded. */
export interface LoadedList {
  load(http: Http, signal: AbortSignal): Promise<Answer<ResourceSource>>;
  /** A 403 says that the account has no such list. */
  forbiddenIsEmpty?: boolean;
}

/** Any other list, by a name of its own. */
export function sharedList(apiBase: string, name: string, list: LoadedList): Resource {
  const key = `${name} ${apiBase}`;
  const known = resources.get(key);
  if (known) return known;
  const http = pageHttp(() => ({ apiBase }));
  const resource = createResource({
    given: null,
    load: (signal) => list.load(http, signal),
    forbiddenIsEmpty: list.forbiddenIsEmpty === true,
    now: () => performance.now(),
  });
  resources.set(key, resource);
  return resource;
}
