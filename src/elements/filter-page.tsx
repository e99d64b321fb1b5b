import {
  type FunnelFlags,
  loadFunnel,
  loadFunnelFolders,
  registerFunnel,
  registerFunnelPath,
} from "../api/funnels.js";
import { loadPlainList } from "../api/plain-lists.js";
import { addItem, type ItemId, loadResource, type ResourceSource } from "../api/resources.js";
import { loadChoices, type VariableChoice } from "../api/variables.js";
import type { FilterPage } from "../features/filter/index.js";
import { isPickerKind, type ListKind } from "../features/picker/index.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { pageHttp } from "./page-http.js";
import { type LoadedList, pageResource, sharedList } from "./resources.js";

/* On its own: what a filter asks of the server is asked once its conditions are drawn. */

/** Where the lists are that no picker kind names. */
const plainLists: Partial<Record<ListKind, string>> = {
  journey: "/api/journeys",
  salon_resource: "/api/salon/resources",
  salon_course: "/api/salon/courses",
  salon_status: "/api/salon/statuses",
};

/** The page around a filter: its lists and its calls. The context is read at each call. */
export function createFilterPage(context: { own(): ConsoleContext; whole(): ConsoleContext }): FilterPage {
  const http = pageHttp(context.own);
  const server = () => context.whole().apiBase ?? "";
  return {
    lists: {
      list(kind) {
        return isPickerKind(kind)
          ? pageResource(server(), kind)
          : sharedList(server(), kind, innerList(kind));
      },
      choices: (variable) => sharedList(server(), `choices of ${variable}`, choiceList(variable)),
      add: (kind, item) => addItem(http, kind, item),
    },
    folders: (signal) => loadFunnelFolders(http, signal),
    savedFilter: (id, signal) => loadFunnel(http, id, signal),
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

/** Saves a filter on behalf of the page; without a `path` where filters are saved. */
export function saveFunnel(
  filter: PlainObject,
  options: { context: ConsoleContext; path: string | null; encoding: FormEncoding; flags: FunnelFlags },
): Promise<Answer<PlainData>> {
  const { context, path, encoding, flags } = options;
  return registerFunnel(
    pageHttp(() => context),
    filter,
    { path: path || registerFunnelPath, encoding, flags },
  );
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
