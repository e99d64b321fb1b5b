import type { FriendVariables } from "../../api/friend-details.js";
import { type EditingWords, explainFailure, type FinishResult } from "../../editor/index.js";
import type { FinishTask } from "../../element-base/index.js";
import {
  type FriendModel,
  type FriendQueries,
  type FriendTab,
  type FriendWords,
  fieldErrors,
  friendTabs,
  type Outcomes,
  type SavedChanges,
  saveFriend,
  valuesOf,
} from "../../features/friend/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { Edits } from "../../lib/three-way-merge.js";

/** What saving a tab needs of its element. */
export interface SavePort {
  readonly model: FriendModel;
  readonly http: Http;
  readonly path: string | null;
  readonly words: FriendWords;
  readonly editingWords: EditingWords;
  queries(): FriendQueries | null;
  showProblems(): void;
  /** A tab is saved. */
  saved(): void;
}

/** The finish of one tab. `changes` gets what it has changed. */
export function saveTask(tab: FriendTab, port: SavePort, changes: SavedChangesSink): FinishTask {
  const { model, words } = port;
  const part = model.parts[tab];
  let sent: PlainObject | undefined;
  let edits: Edits = part.present();
  return {
    payload: model.bodyOf(tab),
    problems: model.problems().flatMap((problem) => (problem.tab === tab ? [problem.message] : [])),
    words: { failed: failedTitle(tab, words), saved: words.saved(words.tabs[tab]) },
    detail: { tab },
    send: () =>
      saveFriend(tab, {
        ...{ model, http: port.http, path: port.path, conflictMessage: words.conflictFound },
        onSend(payload) {
          sent = payload;
          edits = part.present();
        },
      }),
    sent: () => sent ?? model.bodyOf(tab),
    applySave(_payload, response) {
      const before = Object.entries(edits).map(([key, edit]) => [key, edit.before ?? null]);
      changes[tab] = { before: Object.fromEntries(before), after: valuesOf(edits) };
      part.saved(valuesOf(edits));
      if (response !== undefined) refresh(tab, response, edits, port);
      port.saved();
    },
    showProblems: port.showProblems,
    explain(failure) {
      part.refuse(fieldErrors(failure));
      return explain(tab, failure, port);
    },
  };
}

/** What the tabs of one save have changed, as it goes on. */
export type SavedChangesSink = { -readonly [Tab in keyof SavedChanges]: SavedChanges[Tab] };

/** What everybody on the page shows of the friend: what was saved at once, and then as the server has it. */
function refresh(tab: FriendTab, response: PlainData, edits: Edits, { model, queries }: SavePort): void {
  const known = queries();
  const vals = valuesOf(edits);
  if (tab === "variables") {
    const answer = readAnswer(response);
    if (answer) model.takeVariables(answer, false);
    known?.variables.receive((before) => ({
      vals: { ...before.vals, ...vals, ...answer?.vals },
      metas: { ...before.metas, ...answer?.metas },
    }));
  } else if (tab === "base") {
    known?.base.receive((before) => ({ ...before, vals: { ...before.vals, ...vals } }));
  } else {
    known?.tags.receive(() => ({ tag_ids: model.tagsNow() }));
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
function explain(tab: FriendTab, failure: Failure, { words, editingWords }: SavePort): readonly string[] {
  const reasons = explainFailure(failure, editingWords);
  return tab === "variables" || reasons.length === 0 ? [failedTitle(tab, words), ...reasons] : reasons;
}

/** What several finishes say together. */
export function joinResults(results: readonly FinishResult<PlainData>[]): FinishResult<PlainData> {
  const failed = results.filter((result) => !result.ok);
  const [first] = failed;
  if (first === undefined) {
    const done = results.filter((result) => result.ok);
    return { ok: true, payload: done.map(({ payload }) => payload) };
  }
  return { ...first, messages: failed.flatMap(({ messages }) => messages) };
}

/** What became of each tab; those that were not among them had nothing to save. */
export function outcomesOf(
  tabs: readonly FriendTab[],
  results: readonly FinishResult<PlainData>[],
): Outcomes {
  return Object.fromEntries(
    friendTabs.map((tab) => {
      const result = results[tabs.indexOf(tab)];
      return [tab, result === undefined ? "unsent" : result.ok ? "saved" : "failed"];
    }),
  );
}
