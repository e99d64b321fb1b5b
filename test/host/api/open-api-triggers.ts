import type { Hono } from "hono";
import type { Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { invalid, type Row, readBody, stale } from "./journey-bodies.js";
import { idInPath, laterThan } from "./open-api-bodies.js";
import { isObject, paramErrors } from "./open-api-params.js";
import {
  actionsOf,
  allTriggers,
  presentTrigger,
  type TriggerDocument,
  triggers,
} from "./open-api-trigger-documents.js";

/** Events from outside (rules: trigger-saved-whole). */
export function addOpenApiTriggerCalls(app: Hono, { store, now }: ApiContext): void {
  const told = ({ id, name, ...more }: TriggerDocument) => {
    return { id, name, open_api_trigger_actions: actionsOf(store, id), ...more };
  };

  app.get("/api/open_api/triggers", ({ json }) => json({ data: allTriggers(store).map(told) }));

  app.post("/api/open_api/triggers", async (c) => {
    const sent = triggerIn(await readBody(c.req));
    if (sent.id !== undefined && !(Number.isSafeInteger(sent.id) && Number(sent.id) <= 0))
      throw invalid({ "trigger.id": ["新しいトリガーのIDは0で指定してください。"] });
    refuse(triggerErrors(sent, store, undefined));
    const at = now();
    const made = store.insert(triggers, (id) => documentOf(sent, id, at.toISOString()), at).value;
    return c.json({ data: told(made) }, 201);
  });

  app.put(`/api/open_api/triggers/:id${idInPath}`, async (c) => {
    // Read first: whoever comes meanwhile must be seen.
    const body = await readBody(c.req);
    const current = presentTrigger(store, Number(c.req.param("id")));
    const sent = triggerIn(body);
    if (body.base_updated_at !== undefined && body.base_updated_at !== current.updated_at)
      throw stale({ current: told(current) });
    if (sent.id !== undefined && sent.id !== current.id)
      throw invalid({ "trigger.id": ["トリガーのIDが宛先と違います。"] });
    refuse(triggerErrors(sent, store, current));
    const at = now();
    const whole = documentOf(sent, current.id, laterThan(current.updated_at, at));
    return c.json({ data: told(store.put(triggers, current.id, whole, at).value) });
  });
}

function triggerIn({ trigger }: Row): Row {
  if (!isObject(trigger)) throw invalid({ trigger: ["トリガーの形式が正しくありません。"] });
  return trigger;
}

/** What is kept of what was sent: everything but actions, which have calls of their own. */
function documentOf(sent: Row, id: number, updated_at: string): TriggerDocument {
  const { open_api_trigger_actions: _, ...trigger } = sent;
  const context = trigger.context as TriggerDocument["context"];
  return {
    ...trigger,
    id,
    name: String(trigger.name).trim(),
    context: { ...context, category: "open_api", open_api_trigger_id: id },
    updated_at,
  };
}

function triggerErrors(
  { name, context }: Row,
  store: Store,
  current: TriggerDocument | undefined,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (typeof name !== "string" || name.trim() === "")
    errors["trigger.name"] = ["トリガー名を入力してください"];
  else if ([...name.trim()].length > 100)
    errors["trigger.name"] = ["トリガー名は100文字以内で入力してください"];
  if (!isObject(context)) return { ...errors, "trigger.context": ["コンテキストの形式が正しくありません。"] };

  const { category, open_api_trigger_id, event, label, params } = context;
  if (category !== "open_api")
    errors["trigger.context.category"] = ["カテゴリはopen_apiで指定してください。"];
  if (open_api_trigger_id !== (current ? current.id : null))
    errors["trigger.context.open_api_trigger_id"] = ["トリガーのIDが正しくありません。"];
  const event_errors = eventErrors(event, store, current);
  if (event_errors.length > 0) errors["trigger.context.event"] = event_errors;
  if (typeof label !== "string") errors["trigger.context.label"] = ["表示名は文字列で指定してください。"];
  else if ([...label].length > 100)
    errors["trigger.context.label"] = ["表示名は100文字以内で入力してください"];
  return { ...errors, ...paramErrors(params, current?.context.params, "trigger.context.params") };
}

function eventErrors(event: unknown, store: Store, current: TriggerDocument | undefined): string[] {
  if (typeof event !== "string" || event.trim() === "") return ["イベント名を入力してください"];
  if (event === current?.context.event) return [];
  if (/[\s[\]=]/.test(event)) return ["イベント名には空白と [ ] = を使えません"];
  const isTaken = allTriggers(store).some(({ id, context }) => id !== current?.id && context.event === event);
  return isTaken ? ["イベント名はすでに使われています。"] : [];
}

function refuse(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
