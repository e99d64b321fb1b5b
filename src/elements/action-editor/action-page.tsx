import { registerAction, registerActionPath } from "../../api/actions.js";
import { loadRemaining } from "../../api/remaining.js";
import type { ItemId } from "../../api/resources.js";
import type { DraftExtras } from "../../editor/index.js";
import type { ActionModel, ActionPage } from "../../features/action/index.js";
import {
  type ConditionPageElement,
  createConditionPage,
  readPendingConditions,
  writePendingConditions,
} from "../../features/condition-slide/index.js";
import type { Answer } from "../../lib/failure.js";
import type { FormEncoding } from "../../lib/form-encoding.js";
import type { Http } from "../../lib/http.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { refusedRows } from "../../list-editor/index.js";

/** The page around an action: its lists and its calls. The server is asked for at each call. */
export function createActionPage(element: ConditionPageElement): ActionPage {
  const { http } = element;
  // Not spread: which conditions are known is asked at each look, since the server may be named later.
  return Object.assign(createConditionPage(element), {
    rest: (of: "slots" | "menus", id: ItemId, signal: AbortSignal) => loadRemaining(http, of, id, signal),
  });
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
    isShown(): boolean;
  },
): Promise<Answer<PlainData>> {
  const { http, path, encoding, withDescription, isShown } = options;
  const { rows } = model.state();
  const answer = await registerAction(http, action, {
    path: path || registerActionPath,
    encoding,
    withDescription,
  });
  if (isShown()) model.showServerErrors(refusedRows(rows, answer.ok ? null : answer.failure));
  return answer;
}

/** Part of drafts in addition to the value: the pending conditions. */
export const pendingConditionExtras: DraftExtras<ActionModel> = {
  writeExtras: (model) => writePendingConditions(model.state()),
  restoreWithExtras(model, value, extras) {
    model.restoreDraft(value, (state) => readPendingConditions(state, extras));
  },
};
