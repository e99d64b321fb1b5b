import {
  friendPaths,
  loadFriendBaseValues,
  loadFriendTags,
  loadFriendVariables,
  saveFriendPart,
  saveFriendVariables,
} from "../../../api/friend-details.js";
import type { Answer, Failure } from "../../../lib/failure.js";
import type { Http } from "../../../lib/http.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { FriendModel } from "../friend-model.js";
import type { FieldErrors } from "../part/field-state.js";
import { baseVals, memoKey } from "../payload.js";
import type { FriendProblem } from "../problems.js";
import type { FriendTab } from "../settings.js";
import { type FriendQueries, receiveVals } from "../source.js";

/** Scope of a save, chosen as it begins. */
export interface SaveScope {
  readonly model: FriendModel;
  readonly http: Http;
  /** Queries of its friend: they get what the server says on the way, whatever becomes of the save. `null` where nobody is shown. */
  readonly queries: FriendQueries | null;
  /** Path to which the page wants everything to be sent; without it each part goes to its own path. */
  readonly path: string | null;
  /** Fields that are saved; without it all that are edited. */
  readonly fields: readonly string[] | undefined;
  /** True while its friend is still shown: an answer about it must not reach the edits of another one. */
  isShown(): boolean;
  /** Message about conflicting changes of others. */
  readonly conflictMessage: string;
  /** Receives the payload that is sent in the end. */
  onSend(payload: PlainObject): void;
}

/** Another friend is shown: the edits wait until this one is shown again. */
const left: Answer<never> = { ok: false, failure: { kind: "aborted", status: null, messages: [] } };

/** Others may change the same variables again and again; then the operator is told. */
const mostTries = 5;

/**
 * Saves a part. What others have changed meanwhile is merged under one's own edits; a field that both changed is never
 * sent before the operator has decided: then the answer is a `conflict`.
 */
export async function saveFriend(tab: FriendTab, scope: SaveScope): Promise<Answer<PlainData>> {
  // A listener may have set another one by now.
  if (!scope.isShown()) return left;
  return { tags: saveTags, variables: saveVariables, base: saveBase }[tab](scope);
}

/** The server takes the whole list, so the present one is read first. */
async function saveTags(scope: SaveScope): Promise<Answer<PlainData>> {
  const { model, http, queries, fields } = scope;
  const present = await loadFriendTags(http, friendOf(scope));
  if (!present.ok) return present;
  queries?.tags.receive(() => present.data);
  if (!scope.isShown()) return left;
  model.takeTags(present.data.tag_ids);
  const body = model.bodyOf("tags", fields);
  scope.onSend(body);
  // Somebody else has done the same.
  if (!model.parts.tags.hasEdits(fields)) return { ok: true, data: body, status: present.status };
  return saveFriendPart(http, body, scope.path ?? friendPaths.tags);
}

async function saveVariables(scope: SaveScope): Promise<Answer<PlainData>> {
  const { model, http, queries, fields } = scope;
  if (!model.parts.variables.isLoaded()) {
    const present = await loadFriendVariables(http, friendOf(scope));
    if (!present.ok) return present;
    queries?.variables.receive(() => present.data);
    if (!scope.isShown()) return left;
    model.takeVariables(present.data);
    if (problemsOf("variables", scope).length > 0) return conflict(scope);
  }
  for (let tries = mostTries; ; tries -= 1) {
    const body = model.bodyOf("variables", fields);
    scope.onSend(body);
    if (!model.parts.variables.hasEdits(fields)) return { ok: true, data: body, status: 200 };
    const answer = await saveFriendVariables(http, body, scope.path ?? friendPaths.variables);
    if (answer.ok || answer.failure.kind !== "conflict") return answer;
    receiveVals(queries?.variables, answer.failure.data);
    if (!scope.isShown()) return answer;
    // If the others changed other fields, or to the same values, the operator is not asked.
    model.takeVariables(answer.failure.data, false);
    // What was typed meanwhile may be half of a figure.
    if (problemsOf("variables", scope).length > 0 || tries === 1) return answer;
  }
}

/** Base values have no versions: the present ones are read first. */
async function saveBase(scope: SaveScope): Promise<Answer<PlainData>> {
  const { model, http, queries, fields } = scope;
  const part = model.parts.base;
  const present = await loadFriendBaseValues(http, friendOf(scope));
  if (!present.ok) return present;
  queries?.base.receive(() => present.data);
  if (!scope.isShown()) return left;
  model.takeBase(present.data.vals, present.data.authorizations);
  if (problemsOf("base", scope).length > 0) return conflict(scope);
  const edits = part.editsOf(fields);
  const vals = baseVals(edits);
  const body = model.bodyOf("base", fields);
  const { member_id = null } = body;
  const memo = edits[memoKey];
  const hasVals = Object.keys(vals).length > 0;
  scope.onSend(body);
  let answer: Answer<PlainData> = { ok: true, data: { member_id, vals }, status: present.status };
  if (hasVals) {
    answer = await saveFriendPart(http, { member_id, vals }, scope.path ?? friendPaths.base);
    if (!answer.ok || !memo) return answer;
    // It is saved, whatever becomes of the memo.
    receiveVals(queries?.base, { vals });
    if (!scope.isShown()) return answer;
    part.saved(vals);
  }
  if (!memo) return answer;
  return saveFriendPart(http, { member_id, memo: memo.value }, scope.path ?? friendPaths.memo);
}

/** Problems that keep a part, or the fields of it that are saved, from being saved. */
export function problemsOf(
  tab: FriendTab,
  { model, fields }: Pick<SaveScope, "model" | "fields">,
): readonly FriendProblem[] {
  return model.problems().filter((each) => each.tab === tab && (fields?.includes(each.key) ?? true));
}

/** Takes the messages of a refused save to their fields: keys are `vals.{id}`, the bare id or name, or `tag_ids`. */
export function fieldErrors(failure: Failure): FieldErrors {
  if (failure.kind !== "invalid") return {};
  const errors: Record<string, readonly string[]> = {};
  for (const [key, messages] of Object.entries(failure.fields)) {
    const field = key.replace(/^vals\./, "").replace(/^(tag_ids)\..*$/, "$1");
    // A field may be named in more ways than one.
    if (messages.length > 0) errors[field] = [...(errors[field] ?? []), ...messages];
  }
  return errors;
}

function friendOf({ model }: SaveScope): string {
  return model.record() ?? "";
}

function conflict({ conflictMessage }: SaveScope): Answer<never> {
  const failure = { kind: "conflict", status: 409, messages: [conflictMessage], data: null } as const;
  return { ok: false, failure };
}
