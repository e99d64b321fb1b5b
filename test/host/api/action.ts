import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ActionDocument } from "./action-document.js";
import { createActionSchemas } from "./action-schema.js";
import { coerce } from "./coerce.js";
import type { ApiContext } from "./context.js";
import { describeAction } from "./describe-action.js";
import { type FormBody, readForm } from "./form-body.js";
import { itemsOf } from "./picker-items.js";
import { Refusal } from "./refusal.js";
import { validate } from "./validate.js";

export const actions = resource<ActionDocument>("action");

/** `POST /api/action/register` and `GET /api/action/data/{id}` (actions-and-filters §7, api §13). */
export function addActionCalls(app: Hono, { store, now }: ApiContext): void {
  const schemas = createActionSchemas({ slotHasMenus: (id) => slotHasMenus(store, id) });

  app.post("/api/action/register", async ({ req, json }) => {
    const form = await readForm(req.raw, "inputs");
    const document = validate(schemas.action, readAction(form, schemas));
    const aid = save(store, document, now());
    return json(
      isOn(form.fields.withDescription) ? { aid, description: describeAction(store, document) } : { aid },
    );
  });

  app.get("/api/action/data/:id{[0-9]+}", ({ req, json }) => {
    const found = store.get(actions, Number(req.param("id")));
    if (!found) throw new Refusal(404, { message: "アクションが見つかりません。" });
    return json(found.value);
  });
}

/** Flags of the request, and no part of the document. */
const requestFields: readonly string[] = ["_token", "withDescription"];

/** The scalars are always text; the effects only in brackets, where each is read by the schema of its type. */
function readAction({ fields, encoding }: FormBody, { action, effectSchema }: Schemas): unknown {
  const kept = Object.entries(fields).filter(([key]) => !requestFields.includes(key));
  const typed = kept.map(([key, value]) => [
    key,
    isBracketList(key, value) ? value.map(coerceEffect) : value,
  ]);
  return coerce(action, Object.fromEntries(typed));

  function isBracketList(key: string, value: unknown): value is unknown[] {
    return encoding === "brackets" && key === "inputs" && Array.isArray(value);
  }

  function coerceEffect(effect: unknown): unknown {
    const type = (effect as { type?: unknown } | null)?.type;
    return coerce(effectSchema(Number(type)), effect);
  }
}

type Schemas = ReturnType<typeof createActionSchemas>;

function save(store: Store, document: ActionDocument, at: Date): number {
  if (document.aid === null) return store.insert(actions, (aid) => ({ ...document, aid }), at).id;
  if (!store.get(actions, document.aid)) throw new Refusal(404, { message: "アクションが見つかりません。" });
  return store.put(actions, document.aid, document, at).id;
}

function slotHasMenus(store: Store, slotId: number): boolean {
  return store.get(itemsOf("slot"), slotId)?.value.has_menu === 1;
}

/** `true` is 1 in a form; a host that writes the attribute's value itself may send other words for yes. */
function isOn(flag: unknown): boolean {
  return flag !== undefined && flag !== "" && flag !== "0" && flag !== "false";
}
