import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { filters } from "./filter-document.js";
import {
  ids,
  invalid,
  missing,
  nameErrors,
  nameOfBody,
  type Row,
  readBody,
  stale,
} from "./journey-bodies.js";
import { itemsOf } from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** A journey with its phases in their order (rules: journey-shapes): key for key as it was sent, unknown keys too. */
export interface Journey {
  readonly id: number;
  readonly name: string;
  readonly group_id: number | null;
  readonly order: number;
  readonly favorite: 0 | 1;
  readonly favorite_order: number | null;
  readonly journey_kpis: readonly { readonly journey_tag_id: number; readonly order: number }[];
  readonly member_query_id: number | null;
  readonly member_count: number;
  readonly updated_at: string;
}

export const journeys = resource<Journey>("journey");

const id = "{[1-9][0-9]{0,8}}";

/** `/api/journeys` (rules: journey-shapes). */
export function addJourneyCalls(app: Hono, context: ApiContext): void {
  const { store, now } = context;
  const counting =
    (countOf: (journey: Journey) => number) =>
    (journey: Journey): Journey => ({
      ...journey,
      member_query_id: journey.member_query_id ?? null,
      member_count: countOf(journey),
    });
  const counted = (journey: Journey) => counting(createCounts(context))(journey);

  app.get("/api/journeys", ({ json }) =>
    json({ data: inOrder(all(store)).map(counting(createCounts(context))) }),
  );

  app.post("/api/journeys", async (c) => {
    const sent = await readBody(c.req);
    const errors = journeyErrors(sent, store);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const made = store.atomically(() => {
      const group_id = (sent.group_id ?? null) as number | null;
      return store.insert(
        journeys,
        (given): Journey => ({
          ...sent,
          id: given,
          name: nameOfBody(sent),
          group_id,
          order: lastIn(store, group_id) + 1,
          favorite: 0,
          favorite_order: null,
          journey_kpis: (sent.journey_kpis ?? []) as Journey["journey_kpis"],
          member_query_id: (sent.member_query_id ?? null) as number | null,
          member_count: 0,
          updated_at: now().toISOString(),
        }),
        now(),
      ).value;
    });
    return c.json({ data: counted(made) }, 201);
  });

  app.put(`/api/journeys/:id${id}`, async (c) => {
    const key = Number(c.req.param("id"));
    const sent = await readBody(c.req);
    const current = store.get(journeys, key)?.value;
    if (!current) {
      if (sent.base_updated_at === undefined) throw missing("ジャーニーが見つかりません。");
      throw stale({ current: null });
    }
    const { base_updated_at, ...whole } = sent;
    if (base_updated_at !== undefined && base_updated_at !== current.updated_at)
      throw stale({ current: counted(current) });
    const errors = journeyErrors(whole, store);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const saved = store.put(
      journeys,
      key,
      {
        ...current,
        ...whole,
        id: key,
        name: nameOfBody(whole),
        updated_at: later(current, now()),
      } as Journey,
      now(),
    ).value;
    return c.json({ data: counted(saved) });
  });

  app.delete(`/api/journeys/:id${id}`, (c) => {
    const key = Number(c.req.param("id"));
    if (!store.get(journeys, key)) throw missing("ジャーニーが見つかりません。");
    const user = usersOf(store, key);
    if (user !== null)
      throw new Refusal(422, { message: `カスタム検索「${user}」で使われています。`, code: "in_use" });
    store.delete(journeys, key);
    return c.body(null, 204);
  });

  app.post("/api/journeys/bulk_delete", async (c) => {
    const asked = ids(await readBody(c.req), { most: 500 });
    const failed: { id: number; message: string }[] = [];
    const deleted_ids = asked.filter((key) => {
      const user = usersOf(store, key);
      if (user !== null) failed.push({ id: key, message: `カスタム検索「${user}」で使われています。` });
      else if (!store.delete(journeys, key))
        failed.push({ id: key, message: "ジャーニーが見つかりません。" });
      else return true;
      return false;
    });
    return c.json({ data: { deleted_ids, failed } });
  });

  app.post("/api/journeys/sort", async (c) => {
    const sent = await readBody(c.req);
    const group_id = (sent.group_id ?? null) as number | null;
    const scope = inOrder(all(store).filter((each) => each.group_id === group_id));
    const order = completeOrder(sent, scope);
    return c.json({ data: store.atomically(() => place(store, order, "order", now())) });
  });

  app.post("/api/journeys/sort/favorite", async (c) => {
    const scope = all(store)
      .filter(({ favorite }) => favorite === 1)
      .sort((a, b) => (a.favorite_order ?? 0) - (b.favorite_order ?? 0));
    const order = completeOrder(await readBody(c.req), scope);
    return c.json({ data: store.atomically(() => place(store, order, "favorite_order", now())) });
  });

  app.post("/api/journeys/mv_group", async (c) => {
    const sent = await readBody(c.req);
    const group_id = (sent.group_id ?? null) as number | null;
    const moved = ids(sent, { most: 500 }).filter((key) => store.get(journeys, key));
    if (group_id !== null && !store.get(resource<Row>("journey_group"), group_id))
      throw invalid({ group_id: ["グループが見つかりません。"] });
    const data = store.atomically(() => {
      const others = inOrder(all(store)).filter(
        (each) => each.group_id === group_id && !moved.includes(each.id),
      );
      const last = others.at(-1)?.order ?? 0;
      return moved.map((key, at) => {
        const journey = present(store, key);
        const order = last + at + 1;
        store.put(journeys, key, { ...journey, group_id, order }, now());
        return { id: key, group_id, order };
      });
    });
    return c.json({ data });
  });

  app.patch(`/api/journeys/:id${id}/fav`, async (c) => {
    const journey = present(store, Number(c.req.param("id")));
    const sent = await c.req.json().catch(() => ({}));
    const wanted = (sent as Row).favorite ?? 1 - journey.favorite;
    const favorite = Number(wanted) === 1 ? 1 : 0;
    const last = Math.max(0, ...all(store).map((each) => each.favorite_order ?? 0));
    const favorite_order = favorite === 0 ? null : journey.favorite === 1 ? journey.favorite_order : last + 1;
    store.put(journeys, journey.id, { ...journey, favorite, favorite_order }, now());
    return c.json({ data: { id: journey.id, favorite, favorite_order } });
  });

  app.post(`/api/journeys/:id${id}/copy`, (c) => {
    const journey = present(store, Number(c.req.param("id")));
    const made = store.atomically(() => {
      const group = inOrder(all(store).filter(({ group_id }) => group_id === journey.group_id));
      const copy = store.insert(
        journeys,
        (given): Journey => ({
          ...journey,
          id: given,
          name: [...`${journey.name}のコピー`].slice(0, 100).join(""),
          favorite: 0,
          favorite_order: null,
          updated_at: now().toISOString(),
        }),
        now(),
      ).value;
      const order = group.flatMap((each) => (each.id === journey.id ? [each.id, copy.id] : [each.id]));
      place(store, order, "order", now());
      return present(store, copy.id);
    });
    return c.json({ data: counted(made) }, 201);
  });
}

/** Groups and phases are gone from the journeys that had them. */
export function withoutGroup(store: Store, groupId: number, at: Date): void {
  const moved = inOrder(all(store).filter(({ group_id }) => group_id === groupId));
  const last = lastIn(store, null);
  moved.forEach((journey, place) => {
    store.put(journeys, journey.id, { ...journey, group_id: null, order: last + place + 1 }, at);
  });
}

export function withoutPhase(store: Store, phaseId: number, at: Date): void {
  for (const journey of all(store)) {
    const left = journey.journey_kpis.filter(({ journey_tag_id }) => journey_tag_id !== phaseId);
    if (left.length === journey.journey_kpis.length) continue;
    store.put(journeys, journey.id, { ...journey, journey_kpis: left, updated_at: later(journey, at) }, at);
  }
}

export function all(store: Store): Journey[] {
  return store.list(journeys).map(({ value }) => value);
}

export function present(store: Store, key: number): Journey {
  const found = store.get(journeys, key);
  if (!found) throw missing("ジャーニーが見つかりません。");
  return found.value;
}

/** The order that was sent, which must name each of the scope once. */
export function completeOrder(sent: Row, scope: readonly { readonly id: number }[]): number[] {
  const order = ids(sent, { most: 100_000 });
  const current_ids = scope.map((each) => each.id);
  const known = new Set(current_ids);
  const isComplete =
    order.length === current_ids.length &&
    new Set(order).size === order.length &&
    order.every((key) => known.has(key));
  if (!isComplete) throw stale({ current_ids });
  return order;
}

function place(
  store: Store,
  order: readonly number[],
  field: "order" | "favorite_order",
  at: Date,
): { id: number }[] {
  return order.map((key, index) => {
    store.put(journeys, key, { ...present(store, key), [field]: index + 1 }, at);
    return { id: key, [field]: index + 1 };
  });
}

function inOrder(list: readonly Journey[]): Journey[] {
  return [...list].sort((a, b) => a.order - b.order || a.id - b.id);
}

function lastIn(store: Store, groupId: number | null): number {
  const orders = all(store).flatMap(({ group_id, order }) => (group_id === groupId ? [order] : []));
  return Math.max(0, ...orders);
}

function journeyErrors(sent: Row, store: Store): Record<string, string[]> {
  const errors = nameErrors(sent);
  const { group_id = null, journey_kpis = [], member_query_id = null } = sent;
  if (group_id !== null && !store.get(resource<Row>("journey_group"), Number(group_id)))
    errors.group_id = ["グループが見つかりません。"];
  if (!Array.isArray(journey_kpis)) errors.journey_kpis = ["フェーズの形式が正しくありません。"];
  if (member_query_id !== null && !store.get(filters, Number(member_query_id)))
    errors.member_query_id = ["条件が見つかりません。"];
  return errors;
}

/** The saved search of a demonstration that asks for the journey, by its name. */
function usersOf(store: Store, key: number): string | null {
  for (const { value: filter } of store.list(filters)) {
    if (!filter.inputs.some((each) => each.type === 70 && Number(each.journey_id) === key)) continue;
    const listed = filter.fid === null ? undefined : store.get(itemsOf("funnel"), Number(filter.fid));
    if (listed) return String(listed.value.name);
  }
  return null;
}

/**
 * How many meet the condition, counted once for each; everybody where there is none. A host without friends has its own
 * figures.
 */
function createCounts({ store, audience }: ApiContext): (journey: Journey) => number {
  const known = new Map<number | null, number>();
  return ({ member_query_id: query, member_count }) => {
    if (!audience) return member_count;
    const key = query ?? null;
    const saved = key === null ? { inputs: [] } : store.get(filters, key)?.value;
    if (!known.has(key)) known.set(key, saved ? audience.estimate(saved).total : 0);
    return known.get(key) ?? 0;
  };
}

/** Two saves within a millisecond are two versions all the same. */
function later({ updated_at }: Journey, now: Date): string {
  const known = Date.parse(updated_at);
  return new Date(Math.max(now.getTime(), (Number.isNaN(known) ? 0 : known) + 1)).toISOString();
}
