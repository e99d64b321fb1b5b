import { loadPlainList } from "../api/plain-lists.js";
import { type ItemId, loadResource, type ResourceSource } from "../api/resources.js";
import { loadChoices, type VariableChoice } from "../api/variables.js";
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
  return shared(`${kind} ${apiBase}`, () => {
    const http = pageHttp(() => ({ apiBase }));
    const plain = plainLists[kind];
    return createResource({
      given: null,
      load: (signal) => (plain ? loadPlainList(http, plain, signal) : loadResource(http, kind, signal)),
      forbiddenIsEmpty: kindOf(kind).forbiddenIsEmpty === true,
      now: () => performance.now(),
    });
  });
}

/** The choices of a friend-info variable on a server, named by their values. */
export function pageChoices(apiBase: string, variable: ItemId): Resource {
  return shared(`choices of ${variable} ${apiBase}`, () => {
    const http = pageHttp(() => ({ apiBase }));
    return createResource({
      given: null,
      async load(signal) {
        const answer = await loadChoices(http, variable, signal);
        return answer.ok ? { ...answer, data: choiceSource(answer.data) } : answer;
      },
      forbiddenIsEmpty: false,
      now: () => performance.now(),
    });
  });
}

function shared(key: string, make: () => Resource): Resource {
  const resource = resources.get(key) ?? make();
  resources.set(key, resource);
  return resource;
}

function choiceSource(choices: readonly VariableChoice[]): ResourceSource {
  return {
    items: Object.fromEntries(choices.map(({ id, value }) => [id, { id, name: value }])),
    groups: {},
    ids: choices.map(({ id }) => id),
    group_ids: [],
    meta: {},
  };
}
