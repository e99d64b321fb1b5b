import type { Hono } from "hono";
import type { Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { describeFilter } from "./describe-filter.js";
import { blankFilter, type FilterDocument, filters } from "./filter-document.js";
import { filterSchema } from "./filter-schema.js";
import { readForm } from "./form-body.js";
import { groupsOf, itemsOf } from "./picker-items.js";
import { isOn, readDocument } from "./read-document.js";
import { Refusal } from "./refusal.js";
import { inOrder } from "./resource-source.js";
import { validate } from "./validate.js";

/** `/api/funnel/data/{id}`, `/api/funnel/register` and `/api/funnel/groups` (rules: filter-saved). */
export function addFilterCalls(app: Hono, { store, audience, now }: ApiContext): void {
  app.get("/api/funnel/data/:id{[0-9]+}", ({ req, json }) => {
    return json(filterOf(store, Number(req.param("id"))));
  });

  app.post("/api/funnel/register", async ({ req, json }) => {
    const form = await readForm(req.raw, "inputs");
    const document = validate(filterSchema, readDocument(form, "inputs", filterSchema, requestFields));
    const isListed = document.name.trim() !== "" && !isOn(form.fields.no_template);
    const id = store.atomically(() => saveFilter(store, document, isListed, now()));
    return json({
      id,
      fid: id,
      description: describeFilter(store, document),
      ...(audience && isOn(form.fields.withCount) && { count: audience.estimate(document).total }),
      ...redirect(req.query("then")),
    });
  });

  app.get("/api/funnel/groups", ({ json }) => {
    return json(inOrder(store.list(groupsOf("funnel"))).map(({ id, name }) => ({ id, name })));
  });
}

/** Where the page that saves goes next, when it says so. It may name the list of filters and no other page. */
function redirect(then = ""): { redirect_to?: string } {
  return then.startsWith("/filters?") ? { redirect_to: then } : {};
}

/** Flags of the request, and no part of the document. */
const requestFields: readonly string[] = ["_token", "withDescription", "withCount", "no_template"];

/** A saved filter. One that a picker added has a name and no conditions yet. */
export function filterOf(store: Store, id: number): FilterDocument {
  const found = store.get(filters, id)?.value;
  if (found) return found;
  const item = store.get(itemsOf("funnel"), id)?.value;
  if (!item) throw new Refusal(404, { message: "条件が見つかりません。" });
  return blankFilter(id, item.name, item.group_id);
}

/** Keeps a filter and its row in the lists. The rows give out the ids, so that a filter and a row never differ in them. */
function saveFilter(store: Store, document: FilterDocument, isListed: boolean, at: Date): number {
  const rows = itemsOf("funnel");
  if (document.fid !== null) filterOf(store, document.fid);
  const before = document.fid === null ? undefined : store.get(rows, document.fid)?.value;
  const place = store.list(rows).reduce((next, { value }) => Math.max(next, value.order + 1), 0);
  const row = (id: number) => ({
    favorite: 0 as const,
    order: place,
    ...before,
    id,
    name: document.name.trim(),
    group_id: document.group_id || null,
  });
  const { id } =
    document.fid === null
      ? store.insert(rows, row, at)
      : store.put(rows, document.fid, row(document.fid), at);
  if (!isListed) store.delete(rows, id);
  store.put(filters, id, { ...document, fid: id }, at);
  return id;
}
