import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { type FieldErrors, type FormFieldDocument, formFieldErrors, numberOf } from "./form-field-rules.js";
import { Refusal } from "./refusal.js";

/** What friends are asked for in answer forms, each as it was sent: key for key, unknown keys too. */
export const formFields = resource<FormFieldDocument>("form_field");

/**
 * `POST /api/form-fields` keeps what `<form-field-editor>` posts to its `finish-path`, and answers the id: calls of this
 * host's own. `GET` tells what is kept.
 */
export function addFormFieldCalls(app: Hono, { store, now }: ApiContext): void {
  app.get("/api/form-fields/:id{[1-9][0-9]{0,8}}", ({ req, json }) => {
    const found = store.get(formFields, Number(req.param("id")));
    if (!found) throw missing();
    return json(found.value);
  });
  app.post("/api/form-fields", async ({ req, json }) => {
    const sent: unknown = await req.json().catch(() => undefined);
    if (!isFormField(sent)) throw invalid({});
    const errors = formFieldErrors(sent);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return json({ id: save(store, sent, now()) });
  });
}

/** Whether it is one at all; what is in it is judged field by field. */
export function isFormField(value: unknown): value is FormFieldDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function save(store: Store, field: FormFieldDocument, at: Date): number {
  const id = numberOf(field.id);
  if (id === null) return store.insert(formFields, (given) => ({ ...field, id: given }), at).id;
  if (id === undefined || !store.get(formFields, id)) throw missing();
  return store.put(formFields, id, field, at).id;
}

function missing(): Refusal {
  return new Refusal(404, { message: "取得情報が見つかりません。" });
}

function invalid(errors: FieldErrors): Refusal {
  return new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors });
}
