import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "../context.js";
import { ids } from "../field-schemas.js";
import { versionAfter } from "../friend/detail.js";
import { completeOrder } from "../journeys.js";
import { Refusal } from "../refusal.js";
import { validate } from "../validate.js";
import { exactly, refuseOther, requireLatestIn, validateEdited } from "./bodies.js";
import { attributeOf, bodyOf, idIn, isForced, salonId, salonOf } from "./calls.js";
import { type ItemKind, itemKinds, type SalonItem } from "./item-fields.js";
import { usageIn } from "./item-usage.js";
import { baseVersion, stale } from "./versions.js";

const wrongShape = "項目が足りないか、形式が正しくありません。";
const order = exactly({ ids: ids("並び順") });
const patch = exactly({ value: v.unknown(), base_updated_at: baseVersion });

type Sent = Readonly<Record<string, unknown>> & { readonly name: string };

/** Courses and resources as they are set up: made, changed, deleted and put in order (rules: salon-item-saved-whole). */
export function addSalonItemCalls(app: Hono, context: ApiContext): void {
  for (const kind of itemKinds) addCallsOf(kind, app, context);
}

function addCallsOf(kind: ItemKind, app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const path = `/api/salon/${salonId}/${kind.path}`;
  const one = `${path}/${idIn("itemId")}`;
  const made = exactly(kind.fields);
  const whole = v.looseObject(kind.fields, wrongShape);

  app.post(path, async ({ req, json }) => {
    const salon_id = salonOf(context, req);
    const sent = validate(made, await bodyOf(req.raw)) as Sent;
    const at = now();
    const data = store.atomically(() => {
      const last = Math.max(0, ...rowsIn(salon_id).map((each) => each.order));
      const make = (id: number) => {
        const own = { id, salon_id, ...sent, name: sent.name.trim(), order: last + 1 };
        return { ...own, deleted_at: null, updated_at: versionAfter(undefined, at) } as unknown as SalonItem;
      };
      return store.insert(kind.rows, make, at).value;
    });
    return json({ data }, 201);
  });

  app.post(`${path}/order`, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const scope = rowsIn(salon).filter(({ deleted_at }) => deleted_at === null);
    const inOrder = completeOrder(validate(order, await bodyOf(req.raw)), scope);
    const at = now();
    const data = store.atomically(() =>
      inOrder.map((id, index) => {
        const row = scope.find((each) => each.id === id) as SalonItem;
        // A place is no part of what a version protects: whoever edits meanwhile is not in the way.
        store.put(kind.rows, id, { ...row, order: index + 1 }, at);
        return { id, order: index + 1 };
      }),
    );
    return json({ data });
  });

  app.put(one, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const body = await bodyOf(req.raw);
    const before = present(salon, req.param("itemId"), body);
    requireLatestIn(body, before);
    const sent = validateEdited(whole, body, before) as Sent;
    refuseOther(sent, { id: before.id, salon_id: salon });
    return json({ data: put(before, sent) });
  });

  app.patch(one, async ({ req, json }) => {
    const salon = salonOf(context, req);
    const attribute = attributeOf(req.raw, kind.attributes);
    const body = await bodyOf(req.raw);
    const before = present(salon, req.param("itemId"), body);
    requireLatestIn(body, before);
    const { value } = validate(patch, body);
    const field = v.looseObject({ [attribute]: kind.fields[attribute] as v.GenericSchema });
    const sent = validateEdited(field, { [attribute]: value }, before);
    return json({ data: put(before, { ...before, ...sent } as unknown as Sent) });
  });

  app.delete(one, ({ req, body }) => {
    const row = present(salonOf(context, req), req.param("itemId"), undefined);
    const { future, past } = usageIn(context, row.salon_id, (slot) => kind.isReservedBy(slot, row.id));
    const mayGo = kind.isForcible && isForced(req.raw, undefined);
    if (future > 0 && !mayGo) throw inUse(future, past);
    const at = now();
    const updated_at = versionAfter(row.updated_at, at);
    store.put(kind.rows, row.id, { ...row, deleted_at: at.toISOString(), updated_at }, at);
    return body(null, 204);
  });

  function rowsIn(salon: number): SalonItem[] {
    const own = store.list(kind.rows).map(({ value }) => value);
    return own.filter(({ salon_id }) => salon_id === salon).sort((a, b) => a.order - b.order);
  }

  /** One that is there. Whoever has seen it is told that it is gone; who has not, that there is none. */
  function present(salon: number, id: string | undefined, body: unknown): SalonItem {
    const row = store.get(kind.rows, Number(id))?.value;
    if (row?.salon_id !== salon) throw new Refusal(404, { message: kind.missing });
    if (row.deleted_at === null) return row;
    if (hasBase(body)) throw stale(null);
    throw new Refusal(404, { message: kind.missing });
  }

  /** Place, owner and end are the host's own; unknown keys are kept as they came. */
  function put(before: SalonItem, sent: Sent): SalonItem {
    const { base_updated_at: _, ...written } = sent as Sent & { base_updated_at?: unknown };
    const at = now();
    const { id, salon_id, order, deleted_at } = before;
    const name = sent.name === before.name ? sent.name : sent.name.trim();
    const updated_at = versionAfter(before.updated_at, at);
    const after = { ...written, name, id, salon_id, order, deleted_at, updated_at };
    return store.put(kind.rows, id, after as unknown as SalonItem, at).value;
  }
}

function hasBase(body: unknown): boolean {
  return typeof (body as { base_updated_at?: unknown } | undefined)?.base_updated_at === "string";
}

function inUse(future: number, past: number): Refusal {
  return new Refusal(422, {
    message: "これからの予約があるため、削除できません。",
    code: "in_use",
    errors: {},
    future_reservation_count: future,
    past_reservation_count: past,
  });
}
