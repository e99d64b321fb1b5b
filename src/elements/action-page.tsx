import { registerAction, registerActionPath } from "../api/actions.js";
import { loadFunnel, registerFunnel, registerFunnelPath } from "../api/funnels.js";
import { loadRest } from "../api/rest.js";
import type { ActionModel } from "../features/action/index.js";
import {
  type ActionPage,
  createKnownConditions,
  type KnownConditions,
  readBegun,
  refusedEffects,
  writeBegun,
} from "../features/action/late.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { Http } from "../lib/http.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { createFilterPage } from "./filter-page.js";
import { pageHttp } from "./page-http.js";
import { pageLists } from "./page-lists.js";

/* On its own: nobody asks or saves before there is something to see. */

/** The page around an action: its lists and its calls. The context is read at each call. */
export function createActionPage(context: {
  own(): ConsoleContext;
  whole(): ConsoleContext;
  /** How the server reads what is saved. */
  encoding(): FormEncoding;
}): ActionPage {
  const http = pageHttp(context.own);
  return {
    lists: pageLists(http, () => context.whole().apiBase ?? ""),
    rest: (of, id, signal) => loadRest(http, of, id, signal),
    filter: createFilterPage(context),
    get conditions() {
      return knownConditions(context.whole().apiBase ?? "");
    },
    saveCondition: (filter) => saveCondition(http, filter, context.encoding()),
  };
}

/** Saves an action on behalf of the page; without a `path` where actions are saved. The model is told what the server says. */
export async function saveAction(
  model: ActionModel,
  action: PlainObject,
  options: {
    context: ConsoleContext;
    path: string | null;
    encoding: FormEncoding;
    withDescription: boolean;
  },
): Promise<Answer<PlainData>> {
  const { context, path, encoding, withDescription } = options;
  const http = pageHttp(() => context);
  const answer = await registerAction(http, action, {
    path: path || registerActionPath,
    encoding,
    withDescription,
  });
  model.tellRefusal(refusedEffects(action, answer));
  return answer;
}

/** Conditions that were begun, for a draft: they are no part of the value. */
export function begunBeside(model: ActionModel): PlainData | undefined {
  return writeBegun(model.state());
}

/** Puts a draft with begun conditions in place of the content. */
export function restoreWithBegun(model: ActionModel, value: PlainData, begun: PlainData): void {
  model.restoreDraft(value, (state) => readBegun(state, begun));
}

/** Saved filters by server: loaded once, shared by every effect of the page that has them as its condition. */
const conditionsOf = new Map<string, KnownConditions>();

function knownConditions(apiBase: string): KnownConditions {
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
