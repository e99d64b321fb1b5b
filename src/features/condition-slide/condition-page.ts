import { atom } from "jotai/vanilla";
import { loadFunnel, loadFunnelFolders, registerFunnel, registerFunnelPath } from "../../api/funnels.js";
import { exactId } from "../../lib/exact-number.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { Http } from "../../lib/http.js";
import type { PageDeps } from "../../lib/page-deps.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { type ListsPage, type PageLists, pageLists } from "../../references/index.js";
import type { FilterPage } from "../filter/index.js";
import { createKnownConditions, type KnownConditions } from "./known-conditions.js";
import type { ConditionPage } from "./services.js";

/** The element whose conditions are edited. */
export interface ConditionPageElement {
  page: ListsPage;
  http: Http;
  /** The server of the page. */
  server(): string;
  /** How the server reads what is saved. */
  encoding(): FormEncoding;
  /** Function that counts friends; nothing where the page gives none. */
  audience?: FilterPage["audience"];
}

/** The page around an editor with conditions: its lists and its calls. The server is asked for at each call. */
export function createConditionPage(element: ConditionPageElement): ConditionPage & { lists: PageLists } {
  const { page, http, server } = element;
  const lists = pageLists(page, http, server);
  return {
    lists,
    filter: {
      lists,
      audience: element.audience ?? atom({ estimate: null, explain: null, findFriends: null }),
      folders: (signal) => loadFunnelFolders(http, signal),
      savedFilter: (id, signal) => loadFunnel(http, id, signal),
    },
    get conditions() {
      return knownConditions(page, server());
    },
    saveCondition: (filter) => saveCondition(http, filter, element.encoding()),
  };
}

/** Saved filters by server: loaded once, shared by every effect of the page that has them as its condition. */
function knownConditions(page: PageDeps, server: string): KnownConditions {
  const conditionsOf = page.kept("conditions", () => new Map<string, KnownConditions>());
  const known = conditionsOf.get(server);
  if (known) return known;
  const http = page.httpOf(server);
  const made = createKnownConditions((id) => loadFunnel(http, id, new AbortController().signal));
  conditionsOf.set(server, made);
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
  return { ...answer, data: { id: exactId(answer.data?.id ?? answer.data?.fid) } };
}
