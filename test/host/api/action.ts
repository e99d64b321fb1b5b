import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ActionDocument } from "./action-document.js";
import { createActionSchema } from "./action-schema.js";
import type { ApiContext } from "./context.js";
import { describeAction } from "./describe-action.js";
import { readForm } from "./form-body.js";
import { itemsOf } from "./picker-items.js";
import { isOn, readDocument } from "./read-document.js";
import { Refusal } from "./refusal.js";
import { validate } from "./validate.js";

export const actions = resource<ActionDocument>("action");

/** `POST /api/action/register` and `GET /api/action/data/{id}` (rules: action-saved). */
export function addActionCalls(app: Hono, { store, now }: ApiContext): void {
  const action = createActionSchema({ slotHasMenus: (id) => slotHasMenus(store, id) });

  app.post("/api/action/register", async ({ req, json }) => {
    const form = await readForm(req.raw, "inputs");
    const document = validate(action, readDocument(form, "inputs", action, requestFields));
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

function save(store: Store, document: ActionDocument, at: Date): number {
  if (document.aid === null) return store.insert(actions, (aid) => ({ ...document, aid }), at).id;
  if (!store.get(actions, document.aid)) throw new Refusal(404, { message: "アクションが見つかりません。" });
  return store.put(actions, document.aid, document, at).id;
}

function slotHasMenus(store: Store, slotId: number): boolean {
  return store.get(itemsOf("slot"), slotId)?.value.has_menu === 1;
}
