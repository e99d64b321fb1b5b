import { registerAction, registerActionPath } from "../../api/actions.js";
import { loadFunnel, loadFunnelFolders, registerFunnel, registerFunnelPath } from "../../api/funnels.js";
import { loadRest } from "../../api/rest.js";
import type { DraftExtras } from "../../editor/index.js";
import type { ConsoleContext } from "../../element-base/index.js";
import { keptByPage, pageHttp } from "../../element-base/index.js";
import type { ActionModel } from "../../features/action/index.js";
import {
  type ActionPage,
  readPendingConditions,
  writePendingConditions,
} from "../../features/action/index.js";
import { createKnownConditions, type KnownConditions } from "../../features/condition-slide/index.js";
import type { FilterPage } from "../../features/filter/index.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { Http } from "../../lib/http.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { refusedRows } from "../../list-editor/index.js";
import { pageLists } from "../page-lists.js";

/** The page around an action: its lists and its calls. The context is read at each call. */
export function createActionPage(element: {
  audience: FilterPage["audience"];
  http: Http;
  /** With what the page says for all elements. */
  context(): ConsoleContext;
  /** How the server reads what is saved. */
  encoding(): FormEncoding;
}): ActionPage {
  const { http } = element;
  const lists = pageLists(http, () => element.context().apiBase ?? "");
  return {
    lists,
    rest: (of, id, signal) => loadRest(http, of, id, signal),
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

/** Saves an action on behalf of the page; without a `path` where actions are saved. The model gets the server errors. */
export async function saveAction(
  model: ActionModel,
  action: PlainObject,
  options: {
    http: Http;
    path: string | null;
    encoding: FormEncoding;
    withDescription: boolean;
  },
): Promise<Answer<PlainData>> {
  const { http, path, encoding, withDescription } = options;
  const { rows } = model.state();
  const answer = await registerAction(http, action, {
    path: path || registerActionPath,
    encoding,
    withDescription,
  });
  model.showServerErrors(refusedRows(rows, answer.ok ? null : answer.failure));
  return answer;
}

/** What drafts hold in addition to the value: the pending conditions. */
export const pendingConditionExtras: DraftExtras<ActionModel> = {
  writeExtras: (model) => writePendingConditions(model.state()),
  restoreWithExtras(model, value, extras) {
    model.restoreDraft(value, (state) => readPendingConditions(state, extras));
  },
};

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
