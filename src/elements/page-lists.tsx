import { loadPlainList } from "../api/plain-lists.js";
import { addItem, type ItemId, loadResource, type ResourceSource } from "../api/resources.js";
import { loadChoices, type VariableChoice } from "../api/variables.js";
import type { PageLists } from "../features/choosing/index.js";
import { isPickerKind, type ListKind } from "../features/picker/index.js";
import type { Http } from "../lib/http.js";
import { onceATurn } from "../lib/once-a-turn.js";
import { type LoadedList, pageResource, sharedList } from "./resources.js";

/** Where the lists are that no picker kind names. */
const plainLists: Partial<Record<ListKind, string>> = {
  journey: "/api/journeys",
  salon_resource: "/api/salon/resources",
  salon_course: "/api/salon/courses",
  salon_status: "/api/salon/statuses",
};

/** The lists of the page that editors choose from, on the server that `server` names in each turn. */
export function pageLists(http: Http, server: () => string): PageLists {
  const base = onceATurn(server);
  return {
    list(kind) {
      return isPickerKind(kind) ? pageResource(base(), kind) : sharedList(base(), kind, innerList(kind));
    },
    choices: (variable) => sharedList(base(), `choices of ${variable}`, choiceList(variable)),
    add: (kind, item) => addItem(http, kind, item),
  };
}

// Lists outlive the editor that asked first, so what loads them must not hold it: both are made out here.

function innerList(kind: ListKind): LoadedList {
  const path = plainLists[kind];
  return {
    load: (http, signal) => (path ? loadPlainList(http, path, signal) : loadResource(http, kind, signal)),
  };
}

function choiceList(variable: ItemId): LoadedList {
  return {
    async load(http, signal) {
      const answer = await loadChoices(http, variable, signal);
      return answer.ok ? { ...answer, data: choiceSource(answer.data) } : answer;
    },
  };
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
