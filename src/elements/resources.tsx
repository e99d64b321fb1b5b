import { loadResource } from "../api/resources.js";
import { createResource, kindOf, type PickerKindName, type Resource } from "../features/picker/index.js";
import { pageHttp } from "./page-http.js";

/** The lists of the page by server and kind: loaded once, shared by every picker. */
const resources = new Map<string, Resource>();

/** The list of a kind on a server. */
export function pageResource(apiBase: string, kind: PickerKindName): Resource {
  const key = `${kind} ${apiBase}`;
  const known = resources.get(key);
  if (known) return known;
  const http = pageHttp(() => ({ apiBase }));
  const resource = createResource({
    given: null,
    load: (signal) => loadResource(http, kind, signal),
    forbiddenIsEmpty: kindOf(kind).forbiddenIsEmpty === true,
    now: () => performance.now(),
  });
  resources.set(key, resource);
  return resource;
}
