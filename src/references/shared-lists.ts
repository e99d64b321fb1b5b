import { loadPlainList } from "../api/plain-lists.js";
import { type ItemId, loadResource, type ResourceSource } from "../api/resources.js";
import { loadChoices, type VariableChoice } from "../api/variables.js";
import type { ServerClient } from "../collection/index.js";
import { createResource, kindOf, type ListKind, type Resource } from "../features/picker/index.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";

/** Lists by server and name: each is loaded once and shared by all who ask. */
export interface SharedLists {
  list(server: string, kind: ListKind): Resource;
  /** The choices of a friend-info variable of the select type, named by their values. */
  choices(server: string, variable: ItemId): Resource;
}

/** Addresses of the lists that no picker kind names. */
const plainLists: Partial<Record<ListKind, string>> = {
  journey: "/api/journeys",
  salon_resource: "/api/salon/resources",
  salon_course: "/api/salon/courses",
  salon_status: "/api/salon/statuses",
};

/**
 * Keeps lists for as long as it lives. They outlive the element that asked first, so `httpFor` makes calls that are no
 * element's: on a server, on behalf of the page.
 */
export function createSharedLists(client: ServerClient, httpFor: (server: string) => Http): SharedLists {
  const known = new Map<string, Resource>();

  function shared(
    server: string,
    name: string,
    load: (http: Http, signal: AbortSignal) => Promise<Answer<ResourceSource>>,
    forbiddenIsEmpty = false,
  ): Resource {
    const key = `${name} ${server}`;
    const list = known.get(key) ?? create(httpFor(server));
    known.set(key, list);
    return list;

    function create(http: Http): Resource {
      const now = () => performance.now();
      const ofServer = (signal: AbortSignal) => load(http, signal);
      return createResource({
        client,
        key: ["list", server, name],
        given: null,
        load: ofServer,
        forbiddenIsEmpty,
        now,
      });
    }
  }

  return {
    list(server, kind) {
      const path = plainLists[kind];
      const load = (http: Http, signal: AbortSignal) =>
        path ? loadPlainList(http, path, signal) : loadResource(http, kind, signal);
      return shared(server, kind, load, kindOf(kind).forbiddenIsEmpty);
    },
    choices: (server, variable) =>
      shared(server, `choices of ${variable}`, async (http, signal) => {
        const answer = await loadChoices(http, variable, signal);
        return answer.ok ? { ...answer, data: choiceSource(answer.data) } : answer;
      }),
  };
}

function choiceSource(choices: readonly VariableChoice[]): ResourceSource {
  return {
    items: Object.fromEntries(
      choices.map(({ id, value, color }) => [id, { id, name: value, ...(color && { color }) }]),
    ),
    groups: {},
    ids: choices.map(({ id }) => id),
    group_ids: [],
    meta: {},
  };
}
