import type { FriendVariables } from "../../../api/friend-details.js";
import { type EditingWords, editingWords, explainFailure, type FinishResult } from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { Edits } from "../../../lib/three-way-merge.js";
import type { FriendModel } from "../friend-model.js";
import type { FieldsOfTabs, Outcomes, SavedChanges } from "../last-save.js";
import { type FriendWords, friendWords } from "../messages.js";
import { valuesOf } from "../part/part-model.js";
import { tagIds } from "../payload.js";
import { type FriendTab, friendTabs, isAnother } from "../settings.js";
import { receiveVals } from "../source.js";
import type { FriendDeps, FriendScope, TabSave } from "./deps.js";
import { fieldErrors, problemsOf, saveFriend } from "./saves.js";

/** Mutations of a friend on the server. */
export interface FriendMutations {
  /**
   * Saves one tab after another, of one that `fields` names these alone; a refused one does not keep the others from being
   * saved (rules: friend-tabs).
   */
  saveTabs(tabs: readonly FriendTab[], fields?: FieldsOfTabs): Promise<FinishResult<PlainData>>;
}

/** Changes of the tabs of one save, collected as it goes on. */
type Changes = { -readonly [Tab in keyof SavedChanges]: SavedChanges[Tab] };

/** Makes it. */
export function createMutations(deps: FriendDeps): FriendMutations {
  const { store, session } = deps;

  return {
    async saveTabs(tabs, fields = {}) {
      const model = deps.model();
      const scope = getScope(deps);
      const changes: Changes = {};
      const results: FinishResult<PlainData>[] = [];
      model.showOutcomes(null);
      model.stop({ tabs: [] });
      for (const tab of tabs) {
        results.push(await deps.finish(saveOf(tab, scope, deps, { changes, fields: fields[tab] })));
        if (scope.isShown()) continue;
        // The outcome is seen when this friend is shown again.
        scope.queries?.[tab].invalidate();
        return joinResults(results);
      }
      const joined = joinResults(results);
      const failed = results.filter((result) => !result.ok);
      // The message to a press meanwhile is over.
      if (store.get(session.failure)?.title === friendWords[deps.locale()].busy)
        store.set(session.failure, null);
      const finisher = deps.finisher();
      if (finisher !== "emit" && Object.keys(changes).length > 0) model.rememberSave(changes);
      if (tabs.length > 1) {
        const notifies = finisher === "post" || failed.length > 0;
        if (notifies) model.showOutcomes(outcomesOf(tabs, results));
        if (notifies) store.set(session.success, null);
        // The finish of the next tab has taken away what was said of this one.
        const [title = "", ...reasons] = failed.flatMap(({ messages }) => messages);
        if (title !== "") store.set(session.failure, { title, reasons });
      }
      if (failed.length > 0) goToProblem(deps);
      if (failed.length > 0) model.stop({ tabs, fields });
      return joined;
    },
  };
}

/** The friend that is shown. */
function getScope({ model, queriesOf }: FriendDeps): FriendScope {
  const [friend, settings] = [model().record(), model().settings()];
  return {
    queries: friend === null ? null : queriesOf(friend),
    isShown: () => !isAnother(settings, model().settings()),
  };
}

/** The save of one tab, or of these `fields` of it. `changes` gets what it has changed. */
function saveOf(
  tab: FriendTab,
  scope: FriendScope,
  deps: FriendDeps,
  { changes, fields }: { changes: Changes; fields: readonly string[] | undefined },
): TabSave {
  const [model, locale] = [deps.model(), deps.locale()];
  const words = friendWords[locale];
  const path = deps.path();
  const part = model.parts[tab];
  let sent: PlainObject | undefined;
  let edits: Edits = part.editsOf(fields);
  return {
    payload: model.bodyOf(tab, fields),
    problems: problemsOf(tab, { model, fields }).map(({ message }) => message),
    words: { failed: failedTitle(tab, words), saved: words.saved(words.tabs[tab]) },
    detail: { tab },
    isShown: scope.isShown,
    send: () =>
      saveFriend(tab, {
        ...{ model, path, http: deps.http, ...scope, fields, conflictMessage: words.conflictFound },
        onSend(payload) {
          sent = payload;
          edits = part.editsOf(fields);
        },
      }),
    sent: () => sent ?? model.bodyOf(tab, fields),
    applySave(_payload, response, work) {
      const before = Object.entries(edits).map(([key, edit]) => [key, edit.before ?? null]);
      changes[tab] = { before: Object.fromEntries(before), after: valuesOf(edits) };
      part.saved(valuesOf(edits));
      if (response !== undefined) commit(tab, response, edits, model, scope);
      deps.saved(work);
    },
    showProblems: () => deps.showProblems(),
    explain(failure) {
      if (scope.isShown()) part.refuse(fieldErrors(failure));
      return explain(tab, failure, words, editingWords[locale]);
    },
  };
}

/** Everybody on the page shows of the friend what was saved, and then asks what the server has. */
function commit(
  tab: FriendTab,
  response: PlainData,
  edits: Edits,
  model: FriendModel,
  { queries: known }: FriendScope,
): void {
  const vals = valuesOf(edits);
  if (tab === "variables") {
    const answer = readAnswer(response);
    if (answer) model.takeVariables(answer, false);
    receiveVals(known?.variables, { vals: { ...vals, ...answer?.vals }, metas: answer?.metas });
  } else if (tab === "base") {
    receiveVals(known?.base, { vals });
  } else {
    // Tags that were chosen since are not saved.
    known?.tags.receive(() => ({ tag_ids: tagIds(model.parts.tags.record() ?? {}, {}) }));
  }
  known?.[tab].invalidate();
}

/** The values and versions in the answer to a save, where it has any. */
function readAnswer(response: PlainData): FriendVariables | null {
  if (!isPlainObject(response)) return null;
  const { vals, metas } = isPlainObject(response.data) ? response.data : response;
  return isPlainObject(vals) && isPlainObject(metas) ? { vals, metas } : null;
}

function failedTitle(tab: FriendTab, words: FriendWords): string {
  return tab === "variables" ? words.variablesSaveFailed : words.unknownError;
}

/** Tags and base values show the server's own messages, before those of variables stands what failed (rules: friend-save-failed). */
function explain(
  tab: FriendTab,
  failure: Failure,
  words: FriendWords,
  editing: EditingWords,
): readonly string[] {
  const reasons = explainFailure(failure, editing);
  return tab === "variables" || reasons.length === 0 ? [failedTitle(tab, words), ...reasons] : reasons;
}

/** Joins the results of several finishes. */
function joinResults(results: readonly FinishResult<PlainData>[]): FinishResult<PlainData> {
  const failed = results.filter((result) => !result.ok);
  const [first] = failed;
  if (first === undefined) {
    const done = results.filter((result) => result.ok);
    return { ok: true, payload: done.map(({ payload }) => payload) };
  }
  return { ...first, messages: failed.flatMap(({ messages }) => messages) };
}

/** Outcome of each tab; those that were not among them had nothing to save. */
function outcomesOf(tabs: readonly FriendTab[], results: readonly FinishResult<PlainData>[]): Outcomes {
  return Object.fromEntries(
    friendTabs.map((tab) => {
      const result = results[tabs.indexOf(tab)];
      return [tab, result === undefined ? "unsent" : result.ok ? "saved" : "failed"];
    }),
  );
}

/** To the first field that the server refused, or that has a problem of its own. */
function goToProblem({ model, showProblems }: FriendDeps): void {
  const place = model().firstServerError();
  if (place) model().goTo(place);
  else if (model().problems().length > 0) showProblems();
}
