import { loadFunnel, loadFunnelFolders, registerFunnel, registerFunnelPath } from "../api/funnels.js";
import { type ConsoleContext, keptByPage, pageHttp } from "../element-base/index.js";
import {
  type ConditionPage,
  createKnownConditions,
  type KnownConditions,
} from "../features/condition-slide/index.js";
import type { FilterPage } from "../features/filter/index.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { Http } from "../lib/http.js";
import type { PlainObject } from "../lib/plain-data.js";
import type { PageLists } from "../references/index.js";
import { pageLists } from "./page-lists.js";

/** The page around an editor with conditions: its lists and its calls. The context is read at each call. */
export function createConditionPage(element: {
  audience: FilterPage["audience"];
  http: Http;
  /** With what the page says for all elements. */
  context(): ConsoleContext;
  /** How the server reads what is saved. */
  encoding(): FormEncoding;
}): ConditionPage & { lists: PageLists } {
  const { http } = element;
  const lists = pageLists(http, () => element.context().apiBase ?? "");
  return {
    lists,
    filter: {
      lists,
      audience: element.audience,
      folders: (signal) => loadFunnelFolders(http, signal),
      savedFilter: (id, signal) => loadFunnel(http, id, signal),
    },
    get conditions() {
      return knownConditions(element.context().apiBase ?? "");
    },
    saveCondition: (filter) => saveCondition(http, filter, element.encoding()),
  };
}

/** Saved filters by server: loaded once, shared by every effect of the page that has them as its condition. */
function knownConditions(apiBase: string): KnownConditions {
  const conditionsOf = keptByPage("conditions", () => new Map<string, KnownConditions>());
  const known = conditionsOf.get(apiBase);
  if (known) return known;
  const http = pageHttp(() => ({ apiBase }));
  const made = createKnownConditions((id) => loadFunnel(http, id, new AbortController().signal));
  conditionsOf.set(apiBase, made);
  return made;
}

/** A condition is a filter like any other to the server; only the id that it gives counts here. */
async function saveCondition(
  http: Http,
  filter: PlainObject,
  encoding: FormEncoding,
): Promise<Answer<{ id: number | null }>> {
  const answer = await registerFunnel(http, filter, {
    path: registerFunnelPath,
    encoding,
    flags: { withDescription: true, no_template: false, withCount: false },
  });
  if (!answer.ok) return answer;
  const id = Number(answer.data?.id ?? answer.data?.fid ?? Number.NaN);
  return { ...answer, data: { id: Number.isInteger(id) && id > 0 ? id : null } };
}
