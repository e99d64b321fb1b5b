import type { Hono } from "hono";
import * as v from "valibot";
import type { Store } from "../store.js";
import { actions } from "./action.js";
import type { ApiContext } from "./context.js";
import { code, count, id } from "./field-schemas.js";
import { filters } from "./filter-document.js";
import { invalid, missing } from "./journey-bodies.js";
import { idInPath, laterThan, readExactly } from "./open-api-bodies.js";
import { presentTrigger, type TriggerAction, triggerActions } from "./open-api-trigger-documents.js";

const nameMessage = "名前を入力してください";
const entries = {
  name: v.pipe(
    v.string(nameMessage),
    v.check((name) => name.trim() !== "", nameMessage),
    v.check((name) => [...name.trim()].length <= 100, "名前は100文字以内で入力してください"),
  ),
  trigger_id: count("トリガー", 1),
  action_id: id("アクション"),
  member_query_id: id("条件"),
  is_active: v.boolean("有効かどうかはtrueかfalseで指定してください。"),
};
const entriesWithId = { id: count("ID", 1), ...entries };

type Sent = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** Actions of a trigger (rules: trigger-action). */
export function addOpenApiActionCalls(app: Hono, { store, now }: ApiContext): void {
  const path = `/api/open_api/triggers/:trigger${idInPath}/trigger_actions`;

  app.post(path, async (c) => {
    const { id: trigger_id } = presentTrigger(store, Number(c.req.param("trigger")));
    const sent = await readExactly(c.req, entries);
    judge(sent, trigger_id, undefined, store);
    const at = now();
    const made = store.insert(
      triggerActions,
      (given): TriggerAction => ({
        ...{ id: given, ...sent, name: sent.name.trim() },
        ...{ state: 0, updated_at: at.toISOString() },
      }),
      at,
    ).value;
    return c.json({ data: made }, 201);
  });

  app.put(`${path}/:id${idInPath}`, async (c) => {
    present(c.req.param());
    const sent = await readExactly(c.req, entriesWithId);
    // As it is now: somebody may have come while the body was read.
    const current = present(c.req.param());
    if (sent.id !== current.id) throw invalid({ id: ["IDが宛先と違います。"] });
    judge(sent, current.trigger_id, current, store);
    return c.json({ data: change(current, { ...sent, name: sent.name.trim() }) });
  });

  app.patch(`${path}/:id${idInPath}/state`, async (c) => {
    present(c.req.param());
    const sent = await readExactly(c.req, { state: code("状態", [0, 1]) });
    return c.json({ data: change(present(c.req.param()), sent) });
  });

  app.delete(`${path}/:id${idInPath}`, (c) => {
    store.delete(triggerActions, present(c.req.param()).id);
    return c.body(null, 204);
  });

  function present({ trigger, id: asked }: Readonly<Record<string, string>>): TriggerAction {
    presentTrigger(store, Number(trigger));
    const found = store.get(triggerActions, Number(asked))?.value;
    if (found?.trigger_id !== Number(trigger)) throw missing("アクションが見つかりません。");
    return found;
  }

  function change(current: TriggerAction, changes: Partial<TriggerAction>): TriggerAction {
    const updated_at = laterThan(current.updated_at, now());
    return store.put(triggerActions, current.id, { ...current, ...changes, updated_at }, now()).value;
  }
}

/** What was chosen before may be gone by now, and stays all the same. */
function judge(sent: Sent, triggerId: number, current: TriggerAction | undefined, store: Store): void {
  const errors: Record<string, string[]> = {};
  const { trigger_id, action_id, member_query_id } = sent;
  if (trigger_id !== triggerId) errors.trigger_id = ["トリガーが宛先と違います。"];
  if (action_id !== null && action_id !== current?.action_id && !store.get(actions, action_id))
    errors.action_id = ["アクションが見つかりません。"];
  const isNewQuery = member_query_id !== null && member_query_id !== current?.member_query_id;
  if (isNewQuery && !store.get(filters, member_query_id)) errors.member_query_id = ["条件が見つかりません。"];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
