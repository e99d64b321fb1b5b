import { loadPlainList } from "../api/plain-lists.js";
import { loadResource } from "../api/resources.js";
import { createResource, kindOf, type ListKind, type Resource } from "../features/picker/index.js";
import { pageHttp } from "./page-http.js";

/** The lists of the page by server and kind: loaded once, shared by every picker. */
const resources = new Map<string, Resource>();

/** Where the lists are that no picker kind names. */
const plainLists: Partial<Record<ListKind, string>> = {
  journey: "/api/journeys",
  salon_resource: "/api/salon/resources",
  salon_course: "/api/salon/courses",
  salon_status: "/api/salon/statuses",
};

/** The list of a kind on a server. */
export function pageResource(apiBase: string, kind: ListKind): Resource {
  const key = `${kind} ${apiBase}`;
  const known = resources.get(key);
  if (known) return known;
  const http = pageHttp(() => ({ apiBase }));
  const plain = plainLists[kind];
  const resource = createResource({
    given: null,
    load: (signal) => (plain ? loadPlainList(http, plain, signal) : loadResource(http, kind, signal)),
    forbiddenIsEmpty: kindOf(kind).forbiddenIsEmpty === true,
    now: () => performance.now(),
  });
  resources.set(key, resource);
  return resource;
}
